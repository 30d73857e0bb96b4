// Reads a text line by line. Lists and quotations within each other go only so deep, so that every text takes little time.

/** An item of a list; `checked` is null for one without a box. */
export interface ListItem {
  checked: boolean | null;
  blocks: readonly Block[];
}

/** A part of a text that stands on lines of its own. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'list'; start: number | null; items: readonly ListItem[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

const MAX_DEPTH = 5;

const HEADING = /^ {0,3}#{1,6} +(?=\S)/;
const FENCE = /^ {0,3}(```+|~~~+)/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( *)(?:([-*+])|(\d{1,9})[.)]) +(?=\S)/;
const BOX = /^\[([ xX])\] +/;
/** Beside these, the line below the head of a table has nothing. */
const TABLE_RULE = /^[ :|-]+$/;

/** Reads headings, lists, quotations, tables, code and paragraphs. */
export function parseBlocks(text: string): Block[] {
  return new BlockParser(text.replaceAll('\t', '    ').split(/\r\n|\r|\n/), 0).parse();
}

class BlockParser {
  private readonly blocks: Block[] = [];
  private at = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly depth: number,
  ) {}

  parse(): Block[] {
    while (this.at < this.lines.length) {
      if (isBlank(this.line())) this.at += 1;
      else this.blocks.push(this.readBlock());
    }
    return this.blocks;
  }

  private line(at = this.at): string {
    return this.lines[at] ?? '';
  }

  private readBlock(): Block {
    const line = this.line();
    if (FENCE.test(line)) return this.readCode();
    if (HEADING.test(line)) return this.readHeading();
    if (isRule(line)) return this.readRule();
    if (this.depth < MAX_DEPTH && QUOTE.test(line)) return this.readQuote();
    if (this.depth < MAX_DEPTH && ITEM.test(line)) return this.readList();
    if (this.startsTable()) return this.readTable();
    return this.readParagraph();
  }

  private readCode(): Block {
    const fence = FENCE.exec(this.line())?.[1] ?? '';
    const start = this.at + 1;
    this.at = start;
    while (this.at < this.lines.length && !closesCode(this.line(), fence)) this.at += 1;
    const text = this.lines.slice(start, this.at).join('\n');
    this.at += 1;
    return { kind: 'code', text };
  }

  private readHeading(): Block {
    const text = this.line().replace(HEADING, '').trim();
    this.at += 1;
    return { kind: 'heading', text: withoutClosingMarks(text) };
  }

  private readRule(): Block {
    this.at += 1;
    return { kind: 'rule' };
  }

  private readQuote(): Block {
    const start = this.at;
    while (this.at < this.lines.length && QUOTE.test(this.line())) this.at += 1;
    return {
      kind: 'quote',
      blocks: this.parseInside(this.lines.slice(start, this.at).map((line) => line.replace(QUOTE, ''))),
    };
  }

  private readList(): Block {
    const [, indent = '', , number] = ITEM.exec(this.line()) ?? [];
    const ordered = number !== undefined;
    const items: ListItem[] = [];
    while (this.at < this.lines.length && this.startsItem(indent.length, ordered))
      items.push(this.readItem(indent.length));
    return { kind: 'list', start: ordered ? Number(number) : null, items };
  }

  /** Whether an item of the same list starts at the line. */
  private startsItem(indent: number, ordered: boolean): boolean {
    const [, own = '', , number] = ITEM.exec(this.line()) ?? [undefined, ' '.repeat(indent + 2)];
    return own.length < indent + 2 && (number !== undefined) === ordered && !isRule(this.line());
  }

  private readItem(indent: number): ListItem {
    const first = this.line().replace(ITEM, '');
    const box = BOX.exec(first)?.[1];
    const lines = [box === undefined ? first : first.replace(BOX, '')];
    this.at += 1;
    while (this.at < this.lines.length && this.continuesItem(indent)) {
      lines.push(this.line().slice(Math.min(indentOf(this.line()), indent + 2)));
      this.at += 1;
    }
    this.skipBlankLinesBeforeItem();
    return { checked: box === undefined ? null : box !== ' ', blocks: this.parseInside(lines) };
  }

  /** Whether the line belongs to the item before it: it is indented further, or goes on with its paragraph. */
  private continuesItem(indent: number): boolean {
    const line = this.line();
    if (isBlank(line)) return indentOf(this.line(this.at + 1)) > indent + 1;
    return indentOf(line) > indent + 1 || (!isBlank(this.line(this.at - 1)) && !startsBlock(line));
  }

  private skipBlankLinesBeforeItem(): void {
    let next = this.at;
    while (next < this.lines.length && isBlank(this.line(next))) next += 1;
    if (ITEM.test(this.line(next))) this.at = next;
  }

  private startsTable(): boolean {
    const rule = this.line(this.at + 1);
    return this.line().includes('|') && rule.includes('|') && rule.includes('-') && TABLE_RULE.test(rule);
  }

  private readTable(): Block {
    const head = readCells(this.line());
    const rows: string[][] = [];
    this.at += 2;
    while (this.at < this.lines.length && this.line().includes('|')) {
      rows.push(readCells(this.line()));
      this.at += 1;
    }
    return { kind: 'table', head, rows };
  }

  private readParagraph(): Block {
    const start = this.at;
    this.at += 1;
    while (this.at < this.lines.length && !isBlank(this.line()) && !startsBlock(this.line()) && !this.startsTable())
      this.at += 1;
    return { kind: 'paragraph', text: this.lines.slice(start, this.at).join('\n').trim() };
  }

  private parseInside(lines: readonly string[]): Block[] {
    return new BlockParser(lines, this.depth + 1).parse();
  }
}

const isBlank = (line: string): boolean => line.trim() === '';

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Three or more of the same of these marks alone draw a line. */
function isRule(line: string): boolean {
  const marks = line.replaceAll(' ', '');
  const [mark = ''] = marks;
  return marks.length >= 3 && '-*_'.includes(mark) && marks === mark.repeat(marks.length);
}

function startsBlock(line: string): boolean {
  return FENCE.test(line) || HEADING.test(line) || QUOTE.test(line) || ITEM.test(line) || isRule(line);
}

/** Whether a line has nothing but as many marks as the fence that opened the code, or more. */
function closesCode(line: string, fence: string): boolean {
  const marks = line.trim();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

/** A heading may end in marks as well, as in `# 제목 #`. */
function withoutClosingMarks(text: string): string {
  const end = text.lastIndexOf(' ');
  const last = text.slice(end + 1);
  return end > 0 && last === '#'.repeat(last.length) ? text.slice(0, end).trimEnd() : text;
}

function readCells(line: string): string[] {
  const cells = line.trim().split('|');
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.trim());
}
