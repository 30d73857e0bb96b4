import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';

const FILE = join(__dirname, 'pretendard', 'Pretendard-Bold.otf');

let loaded: Font | undefined;

/** Loads the font on first use. */
function font(): Font {
  // Parses glyphs on first use. All of them at once would take half a second.
  return (loaded ??= parse(Uint8Array.from(readFileSync(FILE)).buffer, { lowMemory: true }));
}

/** Removes characters that the font lacks, such as emoji. It would render them as empty boxes. */
export function removeMissingGlyphs(text: string): string {
  const present = [...text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')].filter(
    (character) => font().charToGlyphIndex(character) !== 0,
  );
  return present.join('').replace(/\s+/g, ' ').trim();
}

/** Returns the width of the text in pixels. */
export function widthOf(text: string, size: number): number {
  return font().getAdvanceWidth(text, size);
}

/** Returns the outline of the text as an SVG path, so that rendering it needs no installed font. */
export function pathOf(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return font().getPath(text, x, y, size).toPathData(1);
}

/**
 * Breaks the text into lines, between words if possible. Ends the last line with an ellipsis if the
 * text is longer.
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

/** Returns as many words as fit, or as many characters if the first word is too long. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const characters = shorten(text, fits);
  const end = text[characters.length] === ' ' ? characters.length : characters.lastIndexOf(' ');
  return end > 0 ? characters.slice(0, end) : characters;
}

/** Returns the longest beginning of the text that fits. */
function shorten(text: string, fits: (line: string) => boolean): string {
  const characters = [...text];
  while (characters.length > 1 && !fits(characters.join(''))) characters.pop();
  return characters.join('');
}
