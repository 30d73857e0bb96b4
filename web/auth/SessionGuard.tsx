import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS, getLoginHref } from '../paths';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { getLoginId, onExpiry } from '../session';

/** When the server no longer knows the session: says so, and goes to the login page, which leads back to this one. */
export function SessionGuard() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  const leave = useEffectEvent(() => {
    if (pathname === PATHS.login) return;
    // Who opens a link without having logged in has no session that could have ended.
    if (getLoginId() === null) toast.info(texts.auth.loginRequired);
    else toast.error(texts.auth.sessionExpired);
    void navigate(getLoginHref(pathname + search + hash), { replace: true });
    void client.clearStore();
  });
  useEffect(() => onExpiry(() => leave()), []);
  return null;
}
