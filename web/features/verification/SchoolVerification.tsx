import { useRef } from 'react';
import { SchoolVerification_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { focusInView } from '../../components/browser/focus-in-view';
import { PanelRow } from '../../components/page/PanelRow';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
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

/**
 * The section that verifies the viewer's school. Renders nothing if the service verifies no
 * schools.
 */
export function SchoolVerification({ viewer }: { viewer: FragmentOf<typeof SchoolVerification_ViewerFragmentDoc> }) {
  const { schoolProof, schoolVerification, school } = useFragmentData(SchoolVerification_ViewerFragmentDoc, viewer);
  const button = useRef<HTMLButtonElement>(null);
  if (schoolProof === 'OFF') return null;
  return (
    <PanelRow
      title={texts.verification.title}
      value={schoolVerification ? describeEnd(schoolVerification) : texts.verification.unverified}
      anchor="school"
      buttonRef={button}
    >
      {schoolVerification && (
        <VerifiedSchool
          school={school.name}
          email={schoolVerification.email}
          lastMoment={findLastMoment(schoolVerification)}
        />
      )}
      {!schoolVerification && school.canBeVerified && (
        <VerifySchoolForms school={school.name} proof={schoolProof} onVerified={() => focusInView(button.current)} />
      )}
      {!schoolVerification && !school.canBeVerified && <p>{texts.verification.withoutDomains(school.name)}</p>}
    </PanelRow>
  );
}

interface Verification {
  /** The first moment after the end of the verification. */
  verifiedUntil: string;
}

function describeEnd(verification: Verification): string {
  return texts.verification.until(texts.time.month(findLastMoment(verification)));
}

function findLastMoment({ verifiedUntil }: Verification): string {
  return new Date(Date.parse(verifiedUntil) - 1).toISOString();
}
