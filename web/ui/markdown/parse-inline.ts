import { readBareAddress, readTarget } from './addresses';

// Reads the text of a block in one pass. Nothing is tried twice, so that no text, however odd, keeps the browser busy.

/** How a part of a text is set apart. */
export type Emphasis = 'strong' | 'em' | 'del' | 'mark';

/** A part of a text. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'link'; href: string; children: readonly Inline[] }
  | { kind: Emphasis; children: readonly Inline[] };

/** The emphasis of each marker, which stands in front of a text and behind it. */
const EMPHASIS: Readonly<Record<string, Emphasis>> = {
  '**': 'strong',
  __: 'strong',
  '*': 'em',
  _: 'em',
  '~~': 'del',
  '==': 'mark',
};

/** Emphasis within emphasis goes no deeper: further markers stay as they are. */
const MAX_DEPTH = 6;
const WORD = /[\p{L}\p{N}]/u;
const SPACE = /\s/;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
/** Characters that may begin something other than text. */
const SPECIAL = /[\\`*_~=[!<h]/g;

/** What has been read behind a marker that may still be closed. */
interface Frame {
  marker: string;
  nodes: Inline[];
}

/** Reads emphasis, code and links. */
export function parseInline(text: string): Inline[] {
  return new InlineParser(text, false).parse();
}

class InlineParser {
  private readonly frames: [Frame, ...Frame[]] = [{ marker: '', nodes: [] }];
  private readonly brackets: ReadonlyMap<number, number>;
  /** Lengths of runs of backticks that no later run closes. */
  private readonly unclosedCode = new Set<number>();
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly inLink: boolean,
  ) {
    this.brackets = inLink ? new Map() : matchBrackets(source);
  }

  parse(): Inline[] {
    while (this.at < this.source.length) {
      const known = this.readEscape() || this.readCode() || this.readLink() || this.readAddress() || this.readMarker();
      if (!known) this.readText();
    }
    this.unwindTo(0);
    return this.frames[0].nodes;
  }

  /** Reads up to the next character that may begin something else. */
  private readText(): void {
    SPECIAL.lastIndex = this.at + 1;
    const end = SPECIAL.exec(this.source)?.index ?? this.source.length;
    this.addText(this.source.slice(this.at, end));
    this.at = end;
  }

  private readEscape(): boolean {
    const next = this.source.charAt(this.at + 1);
    if (this.source[this.at] !== '\\' || !PUNCTUATION.test(next)) return false;
    this.addText(next);
    this.at += 2;
    return true;
  }

  private readCode(): boolean {
    const length = this.runLength('`');
    if (length === 0) return false;
    const start = this.at + length;
    const end = this.unclosedCode.has(length) ? -1 : findRun(this.source, length, start);
    if (end === -1) {
      this.unclosedCode.add(length);
      this.addText('`'.repeat(length));
      this.at = start;
      return true;
    }
    this.add({ kind: 'code', text: this.source.slice(start, end).trim() });
    this.at = end + length;
    return true;
  }

  /** A link with a label. A picture from elsewhere would tell its server who reads the text, so it is a link as well. */
  private readLink(): boolean {
    const open = this.source[this.at] === '!' ? this.at + 1 : this.at;
    const close = this.source[open] === '[' ? this.brackets.get(open) : undefined;
    if (close === undefined) return false;
    const target = readTarget(this.source, close + 1);
    if (!target) return false;
    const label = this.source.slice(open + 1, close) || target.href;
    this.add({ kind: 'link', href: target.href, children: new InlineParser(label, true).parse() });
    this.at = target.end;
    return true;
  }

  private readAddress(): boolean {
    const address = this.inLink ? undefined : readBareAddress(this.source, this.at);
    if (!address) return false;
    this.add({ kind: 'link', href: address.href, children: [{ kind: 'text', text: address.href }] });
    this.at = address.end;
    return true;
  }

  private readMarker(): boolean {
    const marker = this.markerHere();
    if (marker === '') return false;
    const before = this.source.charAt(this.at - 1);
    const after = this.source.charAt(this.at + marker.length);
    this.at += marker.length;
    // An underscore within a word, as in snake_case, is no marker.
    const withinWord = marker.startsWith('_') && WORD.test(before) && WORD.test(after);
    const opener = this.frames.findLastIndex((frame) => frame.marker === marker);
    if (opener > 0 && before !== '' && !SPACE.test(before) && !withinWord) this.close(opener, EMPHASIS[marker] ?? 'em');
    else if (this.frames.length <= MAX_DEPTH && after !== '' && !SPACE.test(after) && !withinWord)
      this.frames.push({ marker, nodes: [] });
    else this.addText(marker);
    return true;
  }

  /** The marker at the position; '' when there is none. Of three characters the last one closes what was opened last. */
  private markerHere(): string {
    const character = this.source.charAt(this.at);
    const double = character + character;
    const innermost = this.frames.at(-1)?.marker;
    if (innermost === character && this.runLength(character) !== 2 && character in EMPHASIS) return character;
    if (double in EMPHASIS && this.source.startsWith(double, this.at)) return double;
    return character in EMPHASIS ? character : '';
  }

  private close(index: number, kind: Emphasis): void {
    this.unwindTo(index);
    const children = this.frames.pop()?.nodes ?? [];
    this.add({ kind, children });
  }

  /** Makes the markers above a frame text again, because nothing closes them. */
  private unwindTo(index: number): void {
    while (this.frames.length > index + 1) {
      const { marker, nodes } = this.frames.pop() ?? { marker: '', nodes: [] };
      this.addText(marker);
      for (const node of nodes) this.add(node);
    }
  }

  private add(node: Inline): void {
    const { nodes } = this.frames.at(-1) ?? this.frames[0];
    const last = nodes.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text };
    else nodes.push(node);
  }

  private addText(text: string): void {
    if (text !== '') this.add({ kind: 'text', text });
  }

  private runLength(character: string): number {
    return runLengthAt(this.source, this.at, character);
  }
}

function runLengthAt(text: string, start: number, character: string): number {
  let end = start;
  while (text[end] === character) end += 1;
  return end - start;
}

/** The start of the next run of exactly so many backticks; -1 without one. */
function findRun(text: string, length: number, from: number): number {
  for (let at = text.indexOf('`', from); at !== -1;) {
    const found = runLengthAt(text, at, '`');
    if (found === length) return at;
    at = text.indexOf('`', at + found);
  }
  return -1;
}

/** The closing bracket of each opening one. */
function matchBrackets(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') open.push(at);
    else if (text[at] === ']') {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, at);
    }
  }
  return pairs;
}
