import { Form } from 'antd';
import { useState } from 'react';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { ruleOf } from '../../../forms/rules';
import { texts } from '../../../texts';
import { ChoiceChips } from '../form/ChoiceChips';
import { describeSemester } from './describe-facts';
import { listOfferedSemesters } from './offered-semesters';

/** The field for the semester: the present or the next one, or that of an older notice. */
export function SemesterField() {
  const { semester, semesterNeeded } = texts.noticeFacts;
  return (
    <Form.Item
      name="semester"
      label={semester}
      dependencies={['course']}
      rules={[
        ({ getFieldValue }) => ruleOf((value) => (getFieldValue('course') && !value ? semesterNeeded : undefined)),
      ]}
    >
      <SemesterInput />
    </Form.Item>
  );
}

function SemesterInput({ id, value, onChange }: FieldInputProps<string | null>) {
  const [offered] = useState(listOfferedSemesters);
  const older = value && !offered.includes(value) ? [value] : [];
  return (
    <div id={id} tabIndex={-1}>
      <ChoiceChips
        label={texts.noticeFacts.semester}
        choices={[
          ...[...older, ...offered].map((each) => [describeSemester(each), each] as const),
          [texts.noticeFacts.noSemester, ''],
        ]}
        value={value ?? ''}
        onChange={(semester) => onChange?.(semester === '' ? null : semester)}
      />
    </div>
  );
}
