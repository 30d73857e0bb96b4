// Reads the addresses of links in texts of members.

/** The longest address of a link, so that a bracket that nothing closes is not looked for in the whole text. */
const MAX_ADDRESS = 2_000;

/** The protocols of links that a member may offer to others. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** A Korean particle that is typed right behind an address and is no part of it. */
const PARTICLE = /(?<=[\w/=&#?-])(?:에서|으로|로|에|을|를|이|가|은|는|와|과|도|의)$/;
/** Punctuation of the sentence around an address. */
const END = /[.,:;"'!?)\]*_~]/;
/** A title of a link, which nothing shows. */
const QUOTED = /^["'].*["']$/;

/** An address in a text, and where the text goes on behind it. */
export interface FoundAddress {
  href: string;
  end: number;
}

/** Reads `(address "title")`; undefined for anything else, and for an address that no link may have. */
export function readTarget(text: string, start: number): FoundAddress | undefined {
  const close = text[start] === '(' ? findClosing(text, start) : -1;
  if (close === -1) return undefined;
  const inside = text.slice(start + 1, close).trim();
  const space = inside.search(/\s/);
  const href = space === -1 ? inside : inside.slice(0, space);
  const hasOnlyTitle = space === -1 || QUOTED.test(inside.slice(space).trim());
  return hasOnlyTitle && isSafe(href) ? { href, end: close + 1 } : undefined;
}

/** Reads an address that is its own label, with or without angle brackets. */
export function readBareAddress(text: string, at: number): FoundAddress | undefined {
  const enclosed = text[at] === '<';
  const start = enclosed ? at + 1 : at;
  if (!text.startsWith('http://', start) && !text.startsWith('https://', start)) return undefined;
  const run = /^[^\s<>]+/.exec(text.slice(start, start + MAX_ADDRESS))?.[0] ?? '';
  if (enclosed && text[start + run.length] !== '>') return undefined;
  const href = enclosed ? run : trimAddress(run);
  return isSafe(href) ? { href, end: start + (enclosed ? run.length + 1 : href.length) } : undefined;
}

/** The parenthesis that closes the one at `start`, on the same line and not too far away; -1 without one. */
function findClosing(text: string, start: number): number {
  let depth = 0;
  const limit = Math.min(text.length, start + MAX_ADDRESS);
  for (let at = start; at < limit && text[at] !== '\n'; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function isSafe(href: string): boolean {
  return URL.canParse(href) && SAFE_PROTOCOLS.has(new URL(href).protocol);
}

/** An address without the punctuation and the particle of the sentence around it. */
function trimAddress(run: string): string {
  let end = run.length;
  while (end > 0 && END.test(run.charAt(end - 1))) end -= 1;
  return run.slice(0, end).replace(PARTICLE, '');
}
