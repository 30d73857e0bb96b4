import { SafetyCertificateOutlined } from '@ant-design/icons';
import { VerifiedOnlyHint_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment VerifiedOnlyHint_notice on Notice {
    id
    needsVerifiedSchool
  }
`;

/** Shows that a notice accepts only members with a verified school. Renders nothing otherwise. */
export function VerifiedOnlyHint({ notice }: { notice: FragmentOf<typeof VerifiedOnlyHint_NoticeFragmentDoc> }) {
  const { needsVerifiedSchool } = useFragmentData(VerifiedOnlyHint_NoticeFragmentDoc, notice);
  if (!needsVerifiedSchool) return null;
  return (
    <p>
      <SafetyCertificateOutlined aria-hidden /> {texts.verification.applicants}{' '}
      <strong>{texts.verification.verifiedMembers}</strong>
    </p>
  );
}
