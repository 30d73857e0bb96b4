import { Form } from 'antd';
import { type Ref, useState } from 'react';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { ruleOf } from '../../../forms/rules';
import type { Focusable } from '../../../forms/useFocusFirst';
import { texts } from '../../../texts';
import { ChoiceChips } from '../form/ChoiceChips';
import { listOfferedSemesters } from './offered-semesters';

/** The field for the semester: the current or the next one, or that of an older notice. */
export function SemesterField() {
  const { semester, semesterNeeded } = texts.noticeFacts;
  return (
    <Form.Item
      name="semester"
      label={semester}
      dependencies={['course']}
      // The focus moves within the group before a semester is chosen.
      validateTrigger={false}
      rules={[
        ({ getFieldValue }) => ruleOf((value) => (getFieldValue('course') && !value ? semesterNeeded : undefined)),
      ]}
    >
      <SemesterInput />
    </Form.Item>
  );
}

interface SemesterInputProps extends FieldInputProps<string | null> {
  ref?: Ref<Focusable>;
}

function SemesterInput({ value, onChange, ...field }: SemesterInputProps) {
  const [offered] = useState(listOfferedSemesters);
  const older = value && !offered.includes(value) ? [value] : [];
  return (
    <ChoiceChips
      {...field}
      label={texts.noticeFacts.semester}
      choices={[
        ...[...older, ...offered].map((each) => [texts.timetable.semesterName(each), each] as const),
        [texts.noticeFacts.noSemester, ''],
      ]}
      value={value ?? ''}
      onChange={(semester) => onChange?.(semester === '' ? null : semester)}
    />
  );
}
