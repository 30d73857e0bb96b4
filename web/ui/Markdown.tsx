import MarkdownToJsx, { type MarkdownToJSX } from 'markdown-to-jsx';
import { Fragment, type ReactNode } from 'react';
import styles from './Markdown.module.css';

/** The protocols of links that a member may offer to others. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** A Korean particle that is typed right behind an address and is no part of it. */
const PARTICLE = /(?<=[\w/=&#?-])(?:에서|으로|로|에|을|를|이|가|은|는|와|과|도|의)$/;

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  enforceAtxHeadings: true,
  forceBlock: true,
  wrapper: Fragment,
  sanitizer: (value) => (isSafe(value) ? value : null),
  overrides: {
    a: SafeLink,
    img: PictureLink,
    input: CheckMark,
    // The page has the headings of the first two levels. Ids from a member's text could be those of the page.
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
};

/**
 * A member's text with light Markdown: emphasis, lists, headings and links, which open in a new tab. HTML is shown as text, pictures
 * become links, and line breaks stay.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <MarkdownToJsx options={OPTIONS}>{text}</MarkdownToJsx>
    </div>
  );
}

function isSafe(href: string): boolean {
  return URL.canParse(href) && SAFE_PROTOCOLS.has(new URL(href).protocol);
}

function SafeLink({ href, children }: { href?: string | null; children?: ReactNode }) {
  if (!href) return children;
  const [label] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  // Of an address without a label, the label is the address.
  const [particle = ''] = (label === href && PARTICLE.exec(href)) || [];
  const end = href.length - particle.length;
  return (
    <>
      <a href={href.slice(0, end)} target="_blank" rel="noopener noreferrer nofollow ugc">
        {particle === '' ? children : href.slice(0, end)}
      </a>
      {particle}
    </>
  );
}

/** A picture from elsewhere would tell its server who reads the text. */
function PictureLink({ src, alt }: { src?: string | null; alt?: string }) {
  return <SafeLink href={src}>{alt || src}</SafeLink>;
}

function CheckMark({ checked }: { checked?: boolean }) {
  return checked ? '☑ ' : '☐ ';
}

function Heading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>;
}
