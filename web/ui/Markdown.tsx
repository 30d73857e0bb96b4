import { type ReactNode, useMemo } from 'react';
import { type Block, type ListItem, parseBlocks } from './markdown/parse-blocks';
import { type Inline, parseInline } from './markdown/parse-inline';
import styles from './Markdown.module.css';

/**
 * A member's text with light Markdown: emphasis, lists, headings and links, which open in a new tab. HTML is shown as text, pictures
 * become links, and line breaks stay.
 */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseBlocks(text), [text]);
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    // The page has the headings of the first two levels.
    case 'heading':
      return (
        <h3>
          <InlineText text={block.text} />
        </h3>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list':
      return <List start={block.start} items={block.items} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
}

function List({ start, items }: { start: number | null; items: readonly ListItem[] }) {
  const rows = items.map((item, index) => <Item key={index} item={item} />);
  return start === null ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
}

function Item({ item: { checked, blocks } }: { item: ListItem }) {
  const [first, ...rest] = blocks;
  const box = checked === null ? '' : checked ? '☑ ' : '☐ ';
  // The first paragraph stands beside the marker of the item, without the distance of a paragraph.
  const isText = first?.kind === 'paragraph';
  return (
    <li>
      {box}
      {isText && <InlineText text={first.text} />}
      <Blocks blocks={isText ? rest : blocks} />
    </li>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <Row cells={head} cell="th" />
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <Row key={index} cells={cells} cell="td" />
        ))}
      </tbody>
    </table>
  );
}

function Row({ cells, cell: Cell }: { cells: readonly string[]; cell: 'td' | 'th' }) {
  return (
    <tr>
      {cells.map((text, index) => (
        <Cell key={index}>
          <InlineText text={text} />
        </Cell>
      ))}
    </tr>
  );
}

function InlineText({ text }: { text: string }) {
  return <Inlines nodes={parseInline(text)} />;
}

function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => <InlineView key={index} node={node} />);
}

function InlineView({ node }: { node: Inline }): ReactNode {
  if ('text' in node) return node.kind === 'code' ? <code>{node.text}</code> : node.text;
  const children = <Inlines nodes={node.children} />;
  if (node.kind !== 'link') return <node.kind>{children}</node.kind>;
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
