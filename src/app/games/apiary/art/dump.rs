#[test]
#[ignore]
fn dump() {
    use super::*;
    use crate::rules::apiary::Pack;
    let p = Pack::caldera();
    let svg = |frame: &str, w: u32, art: String| format!("<svg viewBox=\"{frame}\" width={w} style=\"overflow:visible\">{art}</svg>");
    let mut o = String::from("<meta charset=utf8>");
    for n in ["00-boot", "10-tokens", "20-ui", "50-eruption-art", "58-apiary-art"] { o += &format!("<link rel=stylesheet href=/work/apiary/style/{n}.css>"); }
    o += "<style>body{background:#4a3d78;margin:8px} svg{margin:4px}</style><body>";
    for pat in 0..5u8 { o += &format!("<span class=v{}>", pat + 1); for s in 1..=4 { o += &svg(bee::FRAME, 64, bee::bee(bee::Look { strength: s, pattern: pat, leaves: s == 4, bare: false })); } o += "</span>"; }
    o += &svg("-36 -40 72 80", 64, bee::ship());
    o += &svg("0 0 240 288", 150, lid());
    o += "<br>";
    for (i, f) in p.tiles.iter().flatten().enumerate() { if i % 5 == 0 || f.kind == crate::rules::apiary::pack::TileKind::Carving { o += &svg("-54 -48 108 96", 104, tile::tile(p, f, tile::Shown { price: Some(f.cost), ..Default::default() })); } }
    o += "<br>";
    for pl in &p.planets { o += &svg("-50 -50 100 100", 84, planet::cell(p, planet::Held::Planet(pl, &[crate::rules::apiary::Resource::Wax]), planet::Reach::Near, false)); }
    for t in p.tokens.iter().step_by(3) { o += &svg("-50 -50 100 100", 84, planet::cell(p, planet::Held::Token(t), planet::Reach::Far(1), false)); }
    o += "<br>";
    for s in p.seeds.iter().step_by(6) { o += &svg(card::SEED, 80, card::seed(p, s)); }
    for d in &p.dances { o += &svg(card::DANCE, 190, card::dance(p, d, &[&p.dance_tokens[0]])); }
    o += "<br>";
    for f in &p.factions { o += &svg(crest::FRAME, 72, crest::crest(p, f)); }
    o += "<br>";
    for (i, pod) in p.pods.iter().enumerate() { o += &format!("<span class=ap-sec{}>{}</span>", pod.sector, svg("-50 -46 100 92", 70, hive::pod(p, pod, None))); let _ = i; }
    let f = &p.factions[7];
    o += &format!("<span class=v1>{}</span>", svg("-60 -50 200 200", 260, hive::faction(p, f, false, 1, &[])));
    let m = &p.mats[0];
    let art: String = hive::ground(&m.hexes, &[]) + &m.hexes.iter().zip(&m.bonus).map(|(h, b)| hive::at_hex(*h, &hive::open(p, *b))).collect::<String>();
    o += &svg(&hive::frame_of(m.hexes.iter().copied(), 8.0), 420, art);
    std::fs::write("/tmp/plan/ap.html", o).unwrap();
}
