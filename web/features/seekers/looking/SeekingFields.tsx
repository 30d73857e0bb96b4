import { Form, Input, Radio } from 'antd';
import { BOUNDS } from '../../../../shared/bounds';
import { ROLES } from '../../../../shared/notice-filter';
import { paragraphs } from '../../../../shared/text';
import { CheckboxGroup } from '../../../forms/CheckboxGroup';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { paragraphCounter, ruleOf } from '../../../forms/rules';
import { SeekingFields_ViewerFragmentDoc, type UpdateSeekingInput } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { texts } from '../../../texts';
import { KINDS } from '../seeker-filter';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment SeekingFields_viewer on Viewer {
    id
    courses {
      name
    }
  }
`;

/** Values of the fields. An empty course stands for none. */
export type SeekingValues = Omit<UpdateSeekingInput, 'course'> & { course?: string };

/** Returns the input of a mutation from the values of the fields. */
export function toSeekingInput<TValues extends SeekingValues>({ course, ...values }: TValues) {
  return { ...values, course: course || null };
}

/** The fields of a search. Only a project has roles. */
export function SeekingFields({ viewer }: { viewer: FragmentOf<typeof SeekingFields_ViewerFragmentDoc> }) {
  const { what, whatRequired, rolesRequired, text, textHint } = texts.seeker;
  const { courses } = useFragmentData(SeekingFields_ViewerFragmentDoc, viewer);
  const kinds = Form.useWatch<readonly string[] | undefined>('kinds') ?? [];
  return (
    <>
      <Field name="kinds" label={what} rules={[chooseOne(whatRequired)]}>
        <CheckboxGroup options={KINDS.map((kind) => ({ value: kind, label: texts.notice.kind[kind] }))} />
      </Field>
      {kinds.includes('PROJECT') && (
        <Field name="roles" label={texts.teamProfile.roles} rules={[chooseOne(rolesRequired)]}>
          <CheckboxGroup options={ROLES.map((role) => ({ value: role, label: texts.notice.role[role] }))} />
        </Field>
      )}
      <Field name="text" label={text} bounds={BOUNDS.seekerText} textKind={paragraphs}>
        <Input.TextArea rows={3} placeholder={textHint} count={paragraphCounter(BOUNDS.seekerText)} />
      </Field>
      {/* Courses of both semesters may have the same name. */}
      <CourseField names={[...new Set(courses.map(({ name }) => name))]} />
    </>
  );
}

/** Returns the rule of a group of checkboxes. A group may not have the ARIA state "required". */
function chooseOne(message: string) {
  return ruleOf((value) => (Array.isArray(value) && value.length > 0 ? undefined : message));
}

/** The choice of one of the viewer's courses. Renders nothing for viewers without courses. */
function CourseField({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const { course, courseHint, noCourse } = texts.seeker;
  return (
    <Field name="course" label={texts.notice.optional(course)} extra={courseHint}>
      <RadioGroup vertical>
        <Radio value="">{noCourse}</Radio>
        {names.map((name) => (
          <Radio key={name} value={name}>
            <MemberText text={name} />
          </Radio>
        ))}
      </RadioGroup>
    </Field>
  );
}
