import { Checkbox, Form } from 'antd';
import { texts } from '../../../texts';
import { useSchoolProof } from '../../verification/useSchoolProof';

/**
 * Restricts applications to members with a verified school. Renders nothing if the service verifies
 * no schools.
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
