import { Marked, type MarkedToken, type Token } from 'marked';

/** Turns off a tokenizer of marked. */
const nothing = (): undefined => undefined;
/**
 * Treats syntax that members rarely intend as text: HTML, indented code, underlined headings and
 * link definitions.
 */
const lexer = new Marked({
  tokenizer: { html: nothing, tag: nothing, code: nothing, lheading: nothing, def: nothing },
});

/**
 * Parses a member's text as light Markdown. A text that marked fails to parse becomes one
 * paragraph. Causes are deep nesting and a bug with a list in an empty quote in a list.
 */
export function parseMarkdown(text: string): MarkedToken[] {
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

/** Parses the web and mail addresses in a text, and the text between them. */
export function parseLinks(text: string): MarkedToken[] {
  return knownTokens(linkLexer.Lexer.lexInline(text, linkLexer.defaults));
}

/** Narrows tokens to those of marked itself. Without extensions there are no others. */
export function knownTokens(tokens: Token[] = []): MarkedToken[] {
  return tokens as MarkedToken[];
}
