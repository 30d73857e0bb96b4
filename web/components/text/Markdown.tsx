import type { MarkedToken, Tokens as TokenTypes } from 'marked';
import { type ReactNode, useMemo } from 'react';
import { knownTokens, parseMarkdown } from './markdown-lexer';
import styles from './Markdown.module.css';
import { TextLink } from './TextLink';
import { languageOf } from './MemberText';

/** The largest nesting depth of quotes and lists. Deeper levels are shown as written. */
const MAX_DEPTH = 12;

/**
 * A member's text with light Markdown: emphasis, lists, headings and links, which open in a new
 * tab. HTML is shown as text, images become links, and line breaks stay.
 */
export function Markdown({ text }: { text: string }) {
  const tokens = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={styles.text} lang={languageOf(text)}>
      <Tokens tokens={tokens} depth={0} />
    </div>
  );
}

function Tokens({ tokens, depth }: { tokens: readonly MarkedToken[]; depth: number }) {
  return tokens.map((token, index) => <TokenView key={index} token={token} depth={depth + 1} />);
}

/**
 * The elements of tokens that contain other tokens. Headings are of the third level, because the
 * page itself uses the first two.
 */
const ELEMENTS = {
  paragraph: 'p',
  heading: 'h3',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
} as const;

function TokenView({ token, depth }: { token: MarkedToken; depth: number }): ReactNode {
  if (depth > MAX_DEPTH) return token.raw;
  switch (token.type) {
    case 'paragraph':
    case 'heading':
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del': {
      const Element = ELEMENTS[token.type];
      return (
        <Element>
          <Tokens tokens={knownTokens(token.tokens)} depth={depth} />
        </Element>
      );
    }
    case 'list':
      return <List list={token} depth={depth} />;
    case 'table':
      return <Table table={token} depth={depth} />;
    case 'link':
    case 'image':
      return (
        <TextLink token={token}>
          <Tokens tokens={knownTokens(token.tokens)} depth={depth} />
        </TextLink>
      );
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'hr':
      return <hr />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return token.tokens ? <Tokens tokens={knownTokens(token.tokens)} depth={depth} /> : token.text;
    case 'escape':
      return token.text;
    case 'space':
      return null;
    default:
      return token.raw;
  }
}

function List({ list, depth }: { list: TokenTypes.List; depth: number }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      <Tokens tokens={knownTokens(item.tokens)} depth={depth} />
    </li>
  ));
  return list.start === '' ? <ul>{items}</ul> : <ol start={list.start}>{items}</ol>;
}

function Table({ table, depth }: { table: TokenTypes.Table; depth: number }) {
  return (
    <table>
      <thead>
        <Row cells={table.header} cell="th" depth={depth} />
      </thead>
      <tbody>
        {table.rows.map((cells, index) => (
          <Row key={index} cells={cells} cell="td" depth={depth} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  cells: readonly TokenTypes.TableCell[];
  cell: 'td' | 'th';
  depth: number;
}

function Row({ cells, cell: Cell, depth }: RowProps) {
  return (
    <tr>
      {cells.map(({ tokens }, index) => (
        <Cell key={index}>
          <Tokens tokens={knownTokens(tokens)} depth={depth} />
        </Cell>
      ))}
    </tr>
  );
}
