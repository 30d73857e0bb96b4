import { useLocation } from 'react-router-dom';
import { getVerificationHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Row } from '../../components/lists/Row';

/**
 * A hint that an action needs a verified school, with a link to the verification and back. By
 * default the action is to apply.
 */
export function VerifySchoolHint({ children = texts.verification.needed }: { children?: string }) {
  const { pathname, search } = useLocation();
  return (
    <Row>
      {children}
      <LinkButton type="primary" to={getVerificationHref(pathname + search)}>
        {texts.verification.verify}
      </LinkButton>
    </Row>
  );
}
