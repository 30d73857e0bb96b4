import type { ReactNode } from 'react';

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Returns the language of a text that a member wrote: Korean if it contains Hangul, otherwise
 * undefined. A screen reader then reads Korean with its Korean voice on an English page.
 */
export const languageOf = (text: string): 'ko' | undefined => (HANGUL.test(text) ? 'ko' : undefined);

interface MemberTextProps {
  text: string;
  className?: string;
  /** The text as shown, for example with highlights. */
  children?: ReactNode;
}

/** A text or name that a member wrote, with its own language and direction. */
export function MemberText({ text, className, children = text }: MemberTextProps) {
  return (
    <bdi className={className} lang={languageOf(text)}>
      {children}
    </bdi>
  );
}
