import { useMemo } from 'react';
import { parseLinks } from './markdown-lexer';
import { TextLink } from './TextLink';

/**
 * A member's short text. Web and mail addresses become links, and everything else is shown as
 * written.
 */
export function LinkedText({ text }: { text: string }) {
  const tokens = useMemo(() => parseLinks(text), [text]);
  return tokens.map((token, index) => (token.type === 'link' ? <TextLink key={index} token={token} /> : token.raw));
}
