import { breakLines, removeMissingGlyphs, pathOf, widthOf } from '../../../platform/preview-images/svg-text';

/** Content of the preview image of a share link. */
export interface PreviewImage {
  title: string;
  university: string;
  /** Name of the service. */
  service: string;
  /** `프로젝트`, `Study group` and so on. */
  kind: string;
  /** Number of members to recruit, or that the notice is closed. */
  seats: string;
  /** Number of members to recruit for each role, in the order of the roles; null for none. */
  roles: readonly (string | null)[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const TITLE = { size: 68, lineHeight: 88, maxLines: 3, y: 250 };

/** The blackboard of the light theme (web/styles/tokens.ts). */
const COLOURS = {
  board: '#0b5a42',
  deep: '#094b37',
  edge: '#d9bb8f',
  chalk: '#ffffff',
  soft: '#cfe6db',
  yellow: '#ffe39a',
};
/** Background and text colour of a role's chip, in the order of the roles. */
const CHIPS = [
  ['#e8f0fc', '#1d5fbf'],
  ['#efebfb', '#5b3fb8'],
  ['#fce9f0', '#b0305c'],
] as const;
const NEUTRAL = ['#e3f3eb', '#0b6e4f'] as const;

/** Renders the preview image of a share link as an SVG without fonts. */
export function renderPreviewImage({ title, university, service, kind, seats, roles }: PreviewImage): string {
  const school = fitted(removeMissingGlyphs(university), 36, 560);
  const lines = breakLines(removeMissingGlyphs(title) || kind, { ...TITLE, width: WIDTH - 2 * EDGE });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="board" x2="1" y2="1"><stop stop-color="${COLOURS.board}"/><stop offset="1" stop-color="${COLOURS.deep}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#board)"/>`,
    `<rect y="${HEIGHT - 20}" width="${WIDTH}" height="20" fill="${COLOURS.edge}"/>`,
    text(service, { x: EDGE, y: 116, size: 48 }, COLOURS.chalk),
    text(school, { x: WIDTH - EDGE - widthOf(school, 36), y: 112, size: 36 }, COLOURS.soft),
    `<path d="M${EDGE} 140c36-7 76-5 112-3" fill="none" stroke="${COLOURS.yellow}" stroke-width="6" stroke-linecap="round"/>`,
    ...lines.map((line, index) =>
      text(line, { x: EDGE, y: TITLE.y + index * TITLE.lineHeight, size: TITLE.size }, COLOURS.chalk),
    ),
    ...renderChips([
      { words: `${kind} · ${seats}`, colours: NEUTRAL },
      ...roles.flatMap((words, index) => (words === null ? [] : [{ words, colours: CHIPS[index] ?? NEUTRAL }])),
    ]),
    '</svg>',
  ].join('');
}

interface Chip {
  words: string;
  /** Background and text colour. */
  colours: readonly [string, string];
}

/** Renders the chips in one row. */
function renderChips(chips: readonly Chip[]): string[] {
  const size = 30;
  let x = EDGE;
  return chips.map(({ words, colours: [fill, ink] }) => {
    const width = widthOf(words, size) + 48;
    const chip =
      `<rect x="${x}" y="504" width="${width}" height="60" rx="20" fill="${fill}"/>` +
      text(words, { x: x + 24, y: 545, size }, ink);
    x += width + 16;
    return chip;
  });
}

function text(words: string, place: { x: number; y: number; size: number }, colour: string): string {
  return `<path fill="${colour}" d="${pathOf(words, place)}"/>`;
}

function fitted(words: string, size: number, width: number): string {
  return breakLines(words, { size, width, maxLines: 1 })[0] ?? '';
}
