import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS, getLoginHref, isShareLink } from '../paths';
import { texts } from '../texts';
import { useToast } from '../components/feedback/Toast';
import { getLoginId, hasJustLoggedOut, onExpiry } from './tab/login';

/**
 * Shows a toast and redirects to the login page when the session has ended. After the login the
 * member returns to the same page.
 */
export function SessionGuard() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  const redirectToLogin = useEffectEvent(() => {
    if (pathname === PATHS.login) return;
    // A tab without an earlier login has no session that could expire. For a share link the login
    // page shows the notice, so no message is needed.
    if (getLoginId() === null) {
      if (!isShareLink(pathname + search)) toast.info(texts.auth.loginRequired);
    } else if (hasJustLoggedOut()) toast.info(texts.auth.loggedOutElsewhere);
    else toast.error(texts.auth.sessionExpired);
    void navigate(getLoginHref(pathname + search + hash), { replace: true });
    void client.clearStore();
  });
  const dismissToasts = useEffectEvent(() => {
    toast.dismiss(texts.auth.loginRequired);
    toast.dismiss(texts.auth.loggedOutElsewhere);
    toast.dismiss(texts.auth.sessionExpired);
  });
  useEffect(() => onExpiry(() => redirectToLogin()), []);
  // Removes the messages once the login page is left, because they are then obsolete.
  useEffect(() => {
    if (pathname !== PATHS.login) dismissToasts();
  }, [pathname]);
  return null;
}
