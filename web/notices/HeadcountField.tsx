import { Form, type FormInstance } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { checkNumber, ruleOf } from '../ui/rules';
import { type Headcounts, sumOfRoles } from './headcounts';
import { NumberField } from './NumberField';

/**
 * The field for the total headcount. With headcounts by role it is read-only and shows their sum.
 */
export function HeadcountField() {
  const form = Form.useFormInstance<Headcounts>();
  const sum = Form.useWatch(sumOfRoles, form) ?? 0;
  const { headcount, headcountHint, headcountIsSum } = texts.notice;
  return (
    <NumberField
      name="headcount"
      label={headcount}
      dependencies={['roles']}
      getValueProps={(value) => ({ value: sum > 0 ? sum : value })}
      required={sum === 0}
      rules={[checkHeadcount]}
      extra={sum > 0 ? headcountIsSum : headcountHint}
      readOnly={sum > 0}
    />
  );
}

/** Validates the headcount that is sent (rules.md: Bounds). */
function checkHeadcount({ getFieldsValue }: Pick<FormInstance<Headcounts>, 'getFieldsValue'>) {
  return ruleOf((value) =>
    checkNumber(texts.notice.headcount, sumOfRoles(getFieldsValue()) || value, BOUNDS.recruitNumber, true),
  );
}
