import type { Tokens } from 'marked';
import type { ReactNode } from 'react';

interface TextLinkProps {
  token: Tokens.Link | Tokens.Image;
  /** The text of the link, if it has any. */
  children?: ReactNode;
}

/** The allowed protocols of links in members' texts. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** A Korean particle typed right after a URL. It is not part of the URL. */
const PARTICLE = /(?<=[\w/=&#?-])(?:에서|으로|로|에|을|를|이|가|은|는|와|과|도|의)$/;

/**
 * A link. Pictures become links too, because loading one would reveal the reader to its server. The
 * URL is the default text. An unsafe URL is shown as written.
 */
export function TextLink({ token, children }: TextLinkProps) {
  const { href, raw } = token;
  if (!URL.canParse(href) || !SAFE_PROTOCOLS.has(new URL(href).protocol)) return raw;
  const isBare = 'autolink' in token && token.autolink === true && raw === token.text;
  const [particle = ''] = (isBare && PARTICLE.exec(raw)) || [];
  const without = (url: string) => url.slice(0, url.length - particle.length);
  return (
    <>
      <a href={without(href)} target="_blank" rel="noopener noreferrer nofollow ugc">
        {isBare ? without(raw) : token.text === '' ? href : children}
      </a>
      {particle}
    </>
  );
}
