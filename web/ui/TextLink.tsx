import type { Tokens } from 'marked';
import type { ReactNode } from 'react';

interface TextLinkProps {
  token: Tokens.Link | Tokens.Image;
  /** The words of a link that has some. */
  children?: ReactNode;
}

/** The protocols of links that a member may offer to others. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** A Korean particle that is typed right behind an address and is no part of it. */
const PARTICLE = /(?<=[\w/=&#?-])(?:에서|으로|로|에|을|를|이|가|은|는|와|과|도|의)$/;

/**
 * A link, or a picture, which becomes one: loading it would tell its server who reads the text.
 * Without words of its own it shows its address. An address that no link may have is shown as it
 * was written.
 */
export function TextLink({ token, children }: TextLinkProps) {
  const { href, raw } = token;
  if (!URL.canParse(href) || !SAFE_PROTOCOLS.has(new URL(href).protocol)) return raw;
  const isBare = 'autolink' in token && token.autolink === true && raw === token.text;
  const [particle = ''] = (isBare && PARTICLE.exec(raw)) || [];
  const without = (address: string) => address.slice(0, address.length - particle.length);
  return (
    <>
      <a href={without(href)} target="_blank" rel="noopener noreferrer nofollow ugc">
        {isBare ? without(raw) : token.text === '' ? href : children}
      </a>
      {particle}
    </>
  );
}
