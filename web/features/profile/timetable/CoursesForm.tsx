import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import type { Ref } from 'react';
import { BOUNDS, PROFILE_LISTS } from '../../../../shared/bounds';
import { CoursesForm_ViewerFragmentDoc, UpdateCoursesDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { useFieldLabel } from '../../../forms/field-label';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import type { Focusable } from '../../../forms/useFocusFirst';
import { useInputRows } from '../../../forms/useInputRows';
import { PanelRow } from '../../../components/page/PanelRow';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import styles from './CoursesForm.module.css';
import type { Course } from './course';
import { listSemesters } from './semesters';

gql`
  fragment CoursesForm_viewer on Viewer {
    id
    semester
    courses {
      semester
      name
      section
    }
  }
`;
gql`
  mutation UpdateCourses($input: UpdateCoursesInput!) {
    updateCourses(input: $input) {
      viewer {
        id
        hasCourses
        ...CoursesForm_viewer
      }
    }
  }
`;

interface CoursesValues {
  semester: string;
  courses: Course[];
}

const NO_COURSE: Course = { name: '', section: '' };

/** The row of the settings with the form for the courses of the current or the next semester. */
export function CoursesForm({ viewer }: { viewer: FragmentOf<typeof CoursesForm_ViewerFragmentDoc> }) {
  const { semester: current, courses } = useFragmentData(CoursesForm_ViewerFragmentDoc, viewer);
  const [form] = Form.useForm<CoursesValues>();
  const toast = useToast();
  const [update, pending] = useAction(UpdateCoursesDocument, { failed: texts.timetable.coursesFailed, form });
  const listOf = (semester: string): Course[] => {
    const own = courses.filter((course) => course.semester === semester);
    return own.length > 0 ? own.map(({ name, section }) => ({ name, section })) : [NO_COURSE];
  };
  const submit = async ({ semester, courses: typed }: CoursesValues): Promise<void> => {
    const named = typed.filter(({ name }) => name.trim() !== '');
    if (await update({ input: { semester, courses: named } })) toast.success(texts.timetable.coursesSaved);
  };
  return (
    <PanelRow title={texts.timetable.courses} value={texts.timetable.courseCount(courses.length)} anchor="courses">
      <ActionForm
        form={form}
        name="courses"
        initialValues={{ semester: current, courses: listOf(current) }}
        intro={texts.timetable.coursesHint}
        onSubmit={submit}
      >
        <Field name="semester" label={texts.timetable.semester}>
          <RadioGroup
            options={listSemesters(current)}
            onChange={({ target }) => form.setFieldValue('courses', listOf(String(target.value)))}
          />
        </Field>
        <Field name="courses" label={texts.timetable.courses}>
          <CourseInputs />
        </Field>
        <Button htmlType="submit" loading={pending}>
          {texts.timetable.saveCourses}
        </Button>
      </ActionForm>
    </PanelRow>
  );
}

interface CourseInputsProps extends FieldInputProps<readonly Course[]> {
  ref?: Ref<Focusable>;
}

/** Inputs for the name and the section of each course. */
function CourseInputs({ id, ref, value = [], onChange, ...aria }: CourseInputsProps) {
  const { list, addButton, add, replace, remove } = useInputRows<HTMLFieldSetElement, Course>(ref, value, onChange);
  const { courseName, courseNameHint, section, sectionHint, addCourse, removeCourse } = texts.timetable;
  return (
    <fieldset ref={list} id={id} aria-label={useFieldLabel()} {...aria} className={styles.courses}>
      {value.map((course, index) => (
        // Courses have no id, and two may be equal while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.course}>
          <Input
            value={course.name}
            maxLength={BOUNDS.courseName.max}
            autoComplete="off"
            aria-label={courseName(index + 1)}
            placeholder={courseNameHint}
            onChange={({ target }) => replace(index, { ...course, name: target.value })}
          />
          <Input
            value={course.section}
            maxLength={BOUNDS.courseSection.max}
            autoComplete="off"
            aria-label={section(index + 1)}
            placeholder={sectionHint}
            onChange={({ target }) => replace(index, { ...course, section: target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={removeCourse(index + 1)}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {value.length < PROFILE_LISTS.courses && (
        <Button ref={addButton} icon={<PlusOutlined aria-hidden />} onClick={() => add(NO_COURSE)}>
          {addCourse}
        </Button>
      )}
    </fieldset>
  );
}
