import { Form } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { numberRules } from '../ui/rules';
import { type Headcounts, ROLE_FIELDS, checkHeadcounts, sumOfRoles } from './headcounts';
import { NumberField } from './NumberField';

/** The headcount of each role, and their sum while one types. */
export function RoleNumbers() {
  const form = Form.useFormInstance<Headcounts>();
  const sum = Form.useWatch(sumOfRoles, form) ?? 0;
  const wrong = Form.useWatch(checkHeadcounts, form);
  return (
    <fieldset className="role-numbers">
      <legend>{texts.notice.roleHeadcounts}</legend>
      {ROLE_FIELDS.map((field) => (
        <NumberField
          key={field}
          name={field}
          label={texts.notice.roleNumbers[field]}
          rules={numberRules(texts.notice.roleNumbers[field], BOUNDS.roleNumber, false)}
        />
      ))}
      <output className={wrong ? 'role-sum role-sum-wrong' : 'role-sum'}>{wrong ?? texts.notice.roleSum(sum)}</output>
    </fieldset>
  );
}
