import { useLocation } from 'react-router-dom';
import { getVerificationHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Row } from '../../components/lists/Row';

/**
 * A hint that only members with a verified school may apply, with a link to the verification and
 * back.
 */
export function VerifySchoolHint() {
  const { pathname, search } = useLocation();
  return (
    <Row>
      {texts.verification.needed}
      <LinkButton type="primary" to={getVerificationHref(pathname + search)}>
        {texts.verification.verify}
      </LinkButton>
    </Row>
  );
}
