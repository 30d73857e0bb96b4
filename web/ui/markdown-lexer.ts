import { Marked, type MarkedToken, type Token } from 'marked';

/**
 * Leaves as text what members rarely mean as Markdown: HTML, indented code, underlined headings and
 * link definitions.
 */
const nothing = (): undefined => undefined;
const lexer = new Marked({
  tokenizer: { html: nothing, tag: nothing, code: nothing, lheading: nothing, def: nothing },
});

/**
 * Reads a member's text as light Markdown. A text that marked fails to read is one paragraph: it
 * nests too deeply, or meets a bug, such as a list in an empty quote in a list.
 */
export function readMarkdown(text: string): MarkedToken[] {
  try {
    return knownTokens(lexer.lexer(text));
  } catch {
    return [{ type: 'text', raw: text, text }];
  }
}

const linkLexer = new Marked({
  tokenizer: {
    escape: nothing,
    tag: nothing,
    link: nothing,
    reflink: nothing,
    emStrong: nothing,
    codespan: nothing,
    br: nothing,
    del: nothing,
    autolink: nothing,
  },
});

/** Reads the web and mail addresses in a text, and the text between them. */
export function readLinks(text: string): MarkedToken[] {
  return knownTokens(linkLexer.Lexer.lexInline(text, linkLexer.defaults));
}

/** Tokens of marked itself: there are no others without extensions. */
export function knownTokens(tokens: Token[] = []): MarkedToken[] {
  return tokens as MarkedToken[];
}
