// Renders web/public/icon.svg as PNG and ICO files for browsers, home screens and chats. The
// results are committed. Run `node scripts/build/icons.cjs` after a change of the icon, on a
// machine with a Korean font for the text of the card.
require('../node/node-version.cjs').requireNode();
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const sharp = require('sharp');

const PUBLIC = join(__dirname, '..', '..', 'web', 'public');
const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
/** Home screens crop corners and edges, so this icon fills the square and has a margin. */
const maskable = icon
  .replace(/<rect[^>]*>/, '<rect width="64" height="64" fill="#0b6e4f"/><g transform="translate(9.6 9.6) scale(0.7)">')
  .replace('</svg>', '</g></svg>');
const inner = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#f7f6f2"/>
  <rect y="614" width="1200" height="16" fill="#0b6e4f"/>
  <svg x="110" y="195" width="240" height="240" viewBox="0 0 64 64">${inner}</svg>
  <g font-family="Noto Sans CJK KR, Noto Sans KR, Apple SD Gothic Neo, Malgun Gothic, sans-serif">
    <text x="410" y="320" font-size="128" font-weight="700" fill="#0b6e4f">한팀</text>
    <text x="414" y="404" font-size="40" fill="#1f1f1f">같은 학교 사람들과 만나는</text>
    <text x="414" y="460" font-size="40" fill="#1f1f1f">믿을 수 있는 팀 매칭 서비스</text>
  </g>
</svg>`;

const PICTURES = [
  ['icon-192.png', icon, 192, 192],
  ['icon-512.png', icon, 512, 512],
  ['icon-maskable-512.png', maskable, 512, 512],
  ['apple-touch-icon.png', maskable, 180, 180],
  ['og.png', card, 1200, 630],
];

/**
 * Renders an ICO file with one PNG of this size, for programs that request /favicon.ico without
 * reading the page.
 */
async function renderFavicon(size) {
  const png = await sharp(Buffer.from(icon), { density: 600 }).resize(size, size).png({ effort: 10 }).toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6); // width and height
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture
  return Buffer.concat([header, png]);
}

async function main() {
  for (const [name, svg, width, height] of PICTURES) {
    await sharp(Buffer.from(svg), { density: 600 })
      .resize(width, height)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(PUBLIC, name));
  }
  writeFileSync(join(PUBLIC, 'favicon.ico'), await renderFavicon(48));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
