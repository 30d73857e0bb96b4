import { Form } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { numberRules } from '../ui/rules';
import { type Headcounts, ROLE_FIELDS, checkHeadcounts, sumOfRoles } from './headcounts';
import { NumberField } from './NumberField';
import styles from './RoleNumbers.module.css';

/** The fields for the headcount of each role, with their current sum. */
export function RoleNumbers() {
  const form = Form.useFormInstance<Headcounts>();
  const sum = Form.useWatch(sumOfRoles, form) ?? 0;
  const error = Form.useWatch(checkHeadcounts, form);
  return (
    <fieldset className={styles.roles}>
      <legend>{texts.notice.roleHeadcounts}</legend>
      {ROLE_FIELDS.map((field) => (
        <NumberField
          key={field}
          name={field}
          label={texts.notice.roleNumbers[field]}
          rules={numberRules(texts.notice.roleNumbers[field], BOUNDS.roleNumber, false)}
        />
      ))}
      <output className={error ? `${styles.sum} ${styles.invalid}` : styles.sum}>
        {error ?? texts.notice.roleSum(sum)}
      </output>
    </fieldset>
  );
}
