import { Form } from 'antd';
import { texts } from '../texts';
import { rolesRule } from './headcounts';
import { RoleInputs } from './RoleInputs';
import styles from './RoleNumbers.module.css';

/** The headcount fields of all roles. */
export function RoleNumbers() {
  return (
    <fieldset className={styles.roles}>
      <legend>{texts.notice.roleHeadcounts}</legend>
      <Form.Item name="roles" rules={[rolesRule]}>
        <RoleInputs />
      </Form.Item>
    </fieldset>
  );
}
