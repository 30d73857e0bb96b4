import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '../graphql/failure';
import { getVerificationHref } from '../paths';
import { useToast } from '../ui/Toast';

/**
 * Returns the handler for useAction that leads members who have to verify their school to the
 * verification, and back to this page after it. What they typed has to be in a draft.
 */
export function useUnverified(): (failure: Failure) => boolean {
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  return ({ code, message }) => {
    if (code !== 'SCHOOL_UNVERIFIED') return false;
    toast.info(message);
    void navigate(getVerificationHref(pathname + search + hash));
    return true;
  };
}
