import { useQuery } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { type ComponentProps, useId } from 'react';
import { BOUNDS } from '../../../../shared/bounds';
import { line } from '../../../../shared/text';
import { useDebouncedValue } from '../../../components/browser/useDebouncedValue';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { checkText, ruleOf } from '../../../forms/rules';
import { CourseInputDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import type { NoticeValues } from '../notice-fields';
import type { Course } from '../../profile/timetable/course';
import { listOfferedSemesters } from './offered-semesters';
import styles from './CourseField.module.css';

gql`
  query CourseInput($search: String!) {
    courseNames(search: $search)
  }
`;

/**
 * The field for the course of a notice: its name, with suggestions, and its section. A course
 * without a semester gets the current one.
 */
export function CourseField() {
  const { course } = texts.noticeFacts;
  return (
    <Form.Item name="course" label={course} rules={[ruleOf(checkCourse)]}>
      <CourseInput />
    </Form.Item>
  );
}

interface CourseInputProps extends FieldInputProps<Course | null> {
  ref?: ComponentProps<typeof Input>['ref'];
}

function CourseInput({ value, onChange, ...input }: CourseInputProps) {
  const { name, section } = value ?? { name: '', section: '' };
  const listId = useId();
  const search = useDebouncedValue(name.trim());
  const { data, previousData } = useQuery(CourseInputDocument, {
    variables: { search },
    skip: search === '',
    fetchPolicy: 'cache-first',
  });
  const form = Form.useFormInstance<NoticeValues>();
  const change = (course: Course): void => {
    const isEmpty = course.name === '' && course.section === '';
    if (!isEmpty && !form.getFieldValue('semester')) form.setFieldValue('semester', listOfferedSemesters()[0]);
    onChange?.(isEmpty ? null : course);
  };
  const { courseHint, section: sectionLabel, sectionHint } = texts.noticeFacts;
  return (
    <div className={styles.course}>
      <Input
        {...input}
        list={listId}
        value={name}
        placeholder={courseHint}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value, section })}
      />
      <datalist id={listId}>
        {(data ?? previousData)?.courseNames?.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <Input
        value={section}
        aria-label={sectionLabel}
        placeholder={sectionHint}
        autoComplete="off"
        onBlur={input.onBlur}
        onChange={({ target }) => change({ name, section: target.value })}
      />
    </div>
  );
}

function checkCourse(value: unknown): string | undefined {
  const course = value as Course | null | undefined;
  if (!course) return undefined;
  const { courseName, section } = texts.noticeFacts;
  return (
    checkText(courseName, course.name, BOUNDS.courseName, line) ??
    checkText(section, course.section, BOUNDS.courseSection, line)
  );
}
