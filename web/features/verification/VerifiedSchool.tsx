import { Link, useSearchParams } from 'react-router-dom';
import { parseNext } from '../../paths';
import { texts } from '../../texts';

interface VerifiedSchoolProps {
  school: string;
  /** The e-mail address that verified the school. */
  email: string;
  /** The last moment of the verification. */
  lastMoment: string;
}

/**
 * The verified school with its e-mail address and last day, and a link back to the page that
 * required the verification.
 */
export function VerifiedSchool({ school, email, lastMoment }: VerifiedSchoolProps) {
  const [search] = useSearchParams();
  return (
    <>
      <p>{texts.verification.verified(school, texts.time.longDate(lastMoment))}</p>
      <p>{texts.verification.verifiedBy(email)}</p>
      {search.has('next') && <Link to={parseNext(search)}>{texts.verification.back}</Link>}
    </>
  );
}
