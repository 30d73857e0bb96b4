import { useState } from 'react';
import type { SchoolProof } from '../../graphql/generated/documents';
import { withoutTag } from '../../../shared/mailbox';
import { texts } from '../../texts';
import { useDraft } from '../../forms/drafts/useDraft';
import { SchoolAddressForm, type SentCode } from './SchoolAddressForm';
import { SchoolCodeForm } from './SchoolCodeForm';

interface VerifySchoolFormsProps {
  school: string;
  proof: SchoolProof;
  /** Called when the school is verified and the forms disappear. */
  onVerified: () => void;
}

/**
 * The form for the e-mail address, and the form for the code after it was sent. Both survive a
 * reload, such as by switching to a mail app.
 */
export function VerifySchoolForms({ school, proof, onVerified }: VerifySchoolFormsProps) {
  const draft = useDraft<SentCode>('school-code-sent');
  const [sent, setSent] = useState(() => parseSent(draft.values));
  const remember = (code: SentCode): void => {
    draft.save(code);
    setSent(code);
  };
  const finish = (): void => {
    draft.clear();
    onVerified();
  };
  const { hint, sentTo } = texts.verification;
  return (
    <>
      <p>{hint[proof === 'REQUIRED' ? 'REQUIRED' : 'OPTIONAL'](school)}</p>
      <SchoolAddressForm sent={sent} onSent={remember} />
      <output>{sent && sentTo(withoutTag(sent.email))}</output>
      {sent && <SchoolCodeForm onVerified={finish} />}
    </>
  );
}

function parseSent({ email, nextAllowedAt }: Partial<SentCode>): SentCode | undefined {
  return typeof email === 'string' && typeof nextAllowedAt === 'string' ? { email, nextAllowedAt } : undefined;
}
