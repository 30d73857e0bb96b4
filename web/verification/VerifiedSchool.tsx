import { Link, useSearchParams } from 'react-router-dom';
import { readNext } from '../paths';
import { texts } from '../texts';

interface VerifiedSchoolProps {
  school: string;
  /** The address that verified it. */
  email: string;
  /** The first moment at which the verification does not count any more. */
  verifiedUntil: string;
}

/**
 * Says that the school is verified, by which address and until when, with a link to the page that
 * needed it.
 */
export function VerifiedSchool({ school, email, verifiedUntil }: VerifiedSchoolProps) {
  const [search] = useSearchParams();
  const lastMoment = new Date(Date.parse(verifiedUntil) - 1).toISOString();
  return (
    <>
      <p>{texts.verification.verified(school, texts.time.longDate(lastMoment))}</p>
      <p>{texts.verification.verifiedBy(email)}</p>
      {search.has('next') && <Link to={readNext(search)}>{texts.verification.back}</Link>}
    </>
  );
}
