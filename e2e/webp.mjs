// Pictures of the project as small files: the browser that took them packs them.

/** In the page (`page.evaluate(webpOf, …)`): a PNG, in base64, as a WebP of this size, as good as it may be in `most` bytes. */
export async function webpOf({ shot, width, height, most }) {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  for (let quality = 0.8; ; quality -= 0.05) {
    const webp = canvas.toDataURL('image/webp', quality).split(',')[1];
    if ((webp.length * 3) / 4 < most || quality < 0.1) return webp;
  }
}
