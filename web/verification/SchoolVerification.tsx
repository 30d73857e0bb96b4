import { useRef } from 'react';
import { SchoolVerification_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { VERIFICATION_HASH } from '../paths';
import { texts } from '../texts';
import { focusInView } from '../ui/focusInView';
import { FoldingPanel } from '../ui/FoldingPanel';
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
  const heading = useRef<HTMLElement>(null);
  if (schoolProof === 'OFF') return null;
  return (
    <FoldingPanel title={texts.verification.title} anchor={VERIFICATION_HASH.slice(1)} headingRef={heading}>
      {schoolVerification && <VerifiedSchool school={school.name} {...schoolVerification} />}
      {!schoolVerification && school.canBeVerified && (
        <VerifySchoolForms school={school.name} proof={schoolProof} onVerified={() => focusInView(heading.current)} />
      )}
      {!schoolVerification && !school.canBeVerified && <p>{texts.verification.withoutDomains(school.name)}</p>}
    </FoldingPanel>
  );
}
