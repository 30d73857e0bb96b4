import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SchoolVerification_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { VERIFICATION_HASH } from '../paths';
import { texts } from '../texts';
import { Panel } from '../ui/Panel';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { VerifiedSchool } from './VerifiedSchool';
import { VerifySchoolForms } from './VerifySchoolForms';

gql`
  fragment SchoolVerification_viewer on Viewer {
    id
    schoolProof
    schoolVerification {
      email
      verifiedUntil
    }
    school {
      id
      name
      canBeVerified
    }
  }
`;

/** The section that verifies the viewer's school, or says that it is verified. It is absent where schools are not verified. */
export function SchoolVerification({ viewer }: { viewer: FragmentOf<typeof SchoolVerification_ViewerFragmentDoc> }) {
  const { schoolProof, schoolVerification, school } = useFragmentData(SchoolVerification_ViewerFragmentDoc, viewer);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTarget = useLocation().hash === VERIFICATION_HASH;
  const showHeading = (): void => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  };
  useEffect(() => {
    // The page has its final height only after its data has loaded, too late for the router to scroll.
    if (isTarget) showHeading();
  }, [isTarget]);
  if (schoolProof === 'OFF') return null;
  return (
    <Panel title={texts.verification.title} titleRef={heading} spaced>
      {schoolVerification && <VerifiedSchool school={school.name} {...schoolVerification} />}
      {!schoolVerification && school.canBeVerified && (
        <VerifySchoolForms school={school.name} proof={schoolProof} onVerified={showHeading} />
      )}
      {!schoolVerification && !school.canBeVerified && <p>{texts.verification.withoutDomains(school.name)}</p>}
    </Panel>
  );
}
