import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';

const FILE = join(__dirname, 'pretendard', 'Pretendard-Bold.otf');

let loaded: Font | undefined;

/** Reads the font on first use. */
function font(): Font {
  // The glyphs are parsed when they are used; all of them at once would take half a second.
  return (loaded ??= parse(Uint8Array.from(readFileSync(FILE)).buffer, { lowMemory: true }));
}

/**
 * Removes characters that the font cannot draw, such as emoji, which it would draw as empty boxes.
 */
export function keepDrawable(text: string): string {
  const drawable = [...text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')].filter(
    (character) => font().charToGlyphIndex(character) !== 0,
  );
  return drawable.join('').replace(/\s+/g, ' ').trim();
}

/** The width of the text in pixels. */
export function widthOf(text: string, size: number): number {
  return font().getAdvanceWidth(text, size);
}

/** The outline of the text as an SVG path, so that drawing it needs no font on the machine. */
export function pathOf(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return font().getPath(text, x, y, size).toPathData(1);
}

/**
 * Breaks the text into lines of the width, between words where possible. What does not fit into the
 * last line ends in an ellipsis.
 */
export function breakLines(
  text: string,
  { width, size, maxLines }: { width: number; size: number; maxLines: number },
): string[] {
  const fits = (line: string): boolean => widthOf(line, size) <= width;
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < maxLines) {
    const line = firstLine(rest, fits);
    rest = rest.slice(line.length).trim();
    lines.push(line.trim());
  }
  if (rest !== '') lines.push(`${shorten(lines.pop() ?? '', (line) => fits(`${line}…`))}…`);
  return lines;
}

/** As many words as fit, or as many characters where not even one word does. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const characters = shorten(text, fits);
  const end = text[characters.length] === ' ' ? characters.length : characters.lastIndexOf(' ');
  return end > 0 ? characters.slice(0, end) : characters;
}

/** The longest beginning of the text that fits. */
function shorten(text: string, fits: (line: string) => boolean): string {
  const characters = [...text];
  while (characters.length > 1 && !fits(characters.join(''))) characters.pop();
  return characters.join('');
}
