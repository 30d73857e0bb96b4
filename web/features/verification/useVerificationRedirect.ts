import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '../../graphql/failure';
import { getVerificationHref } from '../../paths';
import { useToast } from '../../components/feedback/Toast';

/**
 * Returns a failure handler for useAction. It sends members without the required verification to
 * that page, and back afterwards. The form must have a draft, so that nothing typed is lost.
 */
export function useVerificationRedirect(): (failure: Failure) => boolean {
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
