import { Form } from 'antd';
import { useState } from 'react';
import { texts } from '../../../texts';
import { ChoiceChips } from '../form/ChoiceChips';
import { describeSemester } from './describe-facts';
import { listOfferedSemesters } from './offered-semesters';

/** The field for the semester: the present one, the next one, or the older one of the notice. */
export function SemesterField() {
  const { semester, semesterNeeded } = texts.noticeFacts;
  return (
    <Form.Item
      name="semester"
      label={semester}
      dependencies={['course']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, value: unknown) =>
            getFieldValue('course') && !value ? Promise.reject(new Error(semesterNeeded)) : Promise.resolve(),
        }),
      ]}
    >
      <SemesterInput />
    </Form.Item>
  );
}

/** Its props come from the form. */
function SemesterInput({ id, value, onChange }: SemesterInputProps) {
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

interface SemesterInputProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}
