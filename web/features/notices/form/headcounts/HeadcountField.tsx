import { Form } from 'antd';
import { BOUNDS } from '../../../../../shared/bounds';
import { texts } from '../../../../texts';
import { numberRules } from '../../../../forms/rules';
import { countWanted, type Headcounts } from './headcounts';
import styles from './HeadcountField.module.css';
import { Stepper } from '../Stepper';

/** The field for the headcount of a study, or of a project without headcounts by role. */
export function HeadcountField() {
  const { headcount } = texts.notice;
  return (
    <Form.Item
      name="headcount"
      label={headcount}
      rules={numberRules(headcount, BOUNDS.recruitNumber)}
      extra={<WantedCount />}
    >
      <Stepper bounds={BOUNDS.recruitNumber} fewer={texts.noticeForm.fewer} more={texts.noticeForm.more} />
    </Form.Item>
  );
}

/** The number of wanted members in words, which follows the form. */
export function WantedCount() {
  const wanted = Form.useWatch(countWanted, Form.useFormInstance<Headcounts>()) ?? 0;
  return (
    <output className={styles.wanted}>
      {wanted > 0 ? <strong>{texts.noticeForm.wanted(wanted)}</strong> : texts.noticeForm.wantedHint}
    </output>
  );
}
