// Short sounds, made by the browser from a few numbers: there are no sound files. The app asks for one with an event
// 'caldera:sound-NAME'. Two attributes of the page's root say how it is to be heard:
//
//   data-volume  0 to 10; 0 is silence
//   data-shake   there if telephones may shake a little as well
//
// Nothing sounds or shakes before the first touch or key, as browsers and neighbours demand, nor while the page is out of sight.

/** By name: how many milliseconds a telephone shakes, then tones. */
const SOUNDS = {
  place: [12, ['n', 0, 90, 1800, 200, 60], ['sine', 0, 160, 150, 70, 80]],
  lava: [12, ['n', 0, 80, 1500, 200, 45], ['sine', 0, 150, 130, 60, 70], ['n', 180, 700, 120, 900, 45], ['n', 500, 600, 900, 150, 35]],
  heat: [0, ['n', 0, 320, 2600, 500, 30], ['triangle', 0, 220, 196, 147, 30]],
  dice: [0, ['n', 0, 40, 3200, 1500, 40], ['n', 90, 40, 2800, 1500, 45], ['n', 170, 40, 3400, 1500, 35], ['n', 260, 70, 2400, 800, 50]],
  holds: [0, ['triangle', 0, 120, 392, 392, 40], ['triangle', 90, 240, 523, 523, 40]],
  collapse: [45, ['n', 0, 260, 1400, 120, 70], ['n', 120, 320, 700, 90, 55], ['sine', 0, 300, 130, 45, 70]],
  eruption: [220, ['n', 0, 1500, 90, 700, 80], ['n', 500, 1300, 700, 80, 70], ['sine', 0, 1400, 38, 60, 90]],
  card: [0, ['n', 0, 110, 5200, 2600, 22]],
  turn: [25, ['sine', 0, 260, 587, 587, 28], ['sine', 130, 380, 784, 784, 28]],
  end: [0, ['triangle', 0, 300, 392, 392, 35], ['triangle', 170, 300, 523, 523, 35], ['triangle', 340, 300, 659, 659, 35], ['triangle', 510, 900, 784, 784, 40]],
};

/** How long until a sound may begin anew, in milliseconds. */
const AGAIN = 90;

const { dataset } = document.documentElement;
const last = {};
let touched;
let context;
let noise;

const loud = () => dataset.volume / 10 || 0;

/** A gesture: from now on there is sound. A browser that takes a voice away for a call gives it back at the next one. */
function wake() {
  touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!touched || !loud() || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => {});
}
for (const gesture of ['pointerup', 'click', 'keydown']) addEventListener(gesture, wake, true);

document.addEventListener('visibilitychange', () => {
  // At work only while it can be heard.
  if (context) (document.hidden ? context.suspend() : context.resume()).catch(() => {});
});

function play(name) {
  const now = performance.now();
  if (!touched || document.hidden || now - last[name] < AGAIN) return;
  last[name] = now;
  const [shake, ...tones] = SOUNDS[name];
  if (shake && 'shake' in dataset) navigator.vibrate?.(shake);
  if (context && loud()) for (const one of tones) tone(...one);
}

/** A wave ('n' is noise, of which only what is lower than a frequency is heard) that begins at `at`, glides from a frequency
 * to another and dies away; times in milliseconds, its level in hundredths. */
function tone(wave, at, length, from, to, level) {
  const start = context.currentTime + at / 1000;
  const end = start + length / 1000;
  const glide = (param, from, to) => {
    param.setValueAtTime(from, start);
    param.linearRampToValueAtTime(to, end);
  };
  const gain = context.createGain();
  glide(gain.gain, ((level / 100) * loud()) ** 2, 0);
  gain.connect(context.destination);
  let source;
  if (wave === 'n') {
    if (!noise) {
      noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
    }
    source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    glide(filter.frequency, from, to);
    source.connect(filter).connect(gain);
  } else {
    source = context.createOscillator();
    source.type = wave;
    glide(source.frequency, from, to);
    source.connect(gain);
  }
  source.start(start);
  source.stop(end);
}

// After the tap's own work: the picture comes first.
for (const name of Object.keys(SOUNDS)) addEventListener(`caldera:sound-${name}`, () => setTimeout(play, 0, name));
