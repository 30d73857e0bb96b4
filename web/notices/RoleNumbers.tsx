import { Form } from 'antd';
import { texts } from '../texts';
import { type Headcounts, checkHeadcounts, rolesRule, sumOfRoles } from './headcounts';
import { RoleInputs } from './RoleInputs';
import styles from './RoleNumbers.module.css';

/** The fields for the headcount of each role, with their current sum. */
export function RoleNumbers() {
  const form = Form.useFormInstance<Headcounts>();
  const sum = Form.useWatch(sumOfRoles, form) ?? 0;
  const error = Form.useWatch(checkHeadcounts, form);
  return (
    <fieldset className={styles.roles}>
      <legend>{texts.notice.roleHeadcounts}</legend>
      <Form.Item name="roles" rules={[rolesRule]}>
        <RoleInputs />
      </Form.Item>
      <output className={error ? `${styles.sum} ${styles.invalid}` : styles.sum}>
        {error ?? texts.notice.roleSum(sum)}
      </output>
    </fieldset>
  );
}
