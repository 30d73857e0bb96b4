import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/buttons/LinkButton';
import { getHref, getSignUpToApplyHref, MEMBER_HASH, PATHS, withNext } from '../../paths';
import { texts } from '../../texts';

interface SharedNoticeActionsProps {
  /** Whether the visitor can apply. True while the notice loads. */
  recruiting: boolean;
  next: string;
  /** The form to log in. */
  children: ReactNode;
}

/** Buttons for a visitor with a share link: to sign up, or to open the login form. */
export function SharedNoticeActions({ recruiting, next, children }: SharedNoticeActionsProps) {
  const { hash, search } = useLocation();
  const signUp = recruiting
    ? { to: getSignUpToApplyHref(next), text: texts.auth.signUpToApply }
    : { to: withNext(getHref('signUp'), new URLSearchParams(search)), text: texts.auth.signUpToRead };
  const isMember = hash === MEMBER_HASH;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), [isMember]);
  return (
    <>
      <LinkButton type={isMember ? 'default' : 'primary'} size="large" block to={signUp.to}>
        {signUp.text}
      </LinkButton>
      {isMember ? (
        <div ref={form}>{children}</div>
      ) : (
        <LinkButton type="link" size="large" block to={PATHS.login + search + MEMBER_HASH}>
          {texts.auth.alreadyMember}
        </LinkButton>
      )}
    </>
  );
}
