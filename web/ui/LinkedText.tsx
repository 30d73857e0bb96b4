import { useMemo } from 'react';
import { readLinks } from './markdown-lexer';
import { TextLink } from './TextLink';

/**
 * A member's short text, in which web addresses are links. Everything else is shown as it was
 * written.
 */
export function LinkedText({ text }: { text: string }) {
  const tokens = useMemo(() => readLinks(text), [text]);
  return tokens.map((token, index) => (token.type === 'link' ? <TextLink key={index} token={token} /> : token.raw));
}
