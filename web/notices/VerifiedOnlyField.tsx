import { Checkbox, Form } from 'antd';
import { texts } from '../texts';
import { useSchoolProof } from '../verification/useSchoolProof';

/**
 * Whether only members with a verified school may apply. It is absent where schools are not
 * verified.
 */
export function VerifiedOnlyField() {
  const proof = useSchoolProof();
  if (proof === undefined || proof === 'OFF') return null;
  return (
    <Form.Item name="verifiedOnly" valuePropName="checked">
      <Checkbox>{texts.verification.verifiedOnly}</Checkbox>
    </Form.Item>
  );
}
