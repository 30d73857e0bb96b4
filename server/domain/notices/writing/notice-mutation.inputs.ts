import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { bilingual } from '../../../platform/text/bilingual';
import { type InputClass, Valid, Together, wholeNumber } from '../../../platform/text/validation';
import { ExpectedVersion } from '../../kit/transaction/expected-version';
import type { Text } from '../../../../shared/language';
import type { FieldTexts } from '../../../platform/errors/app-error';
import { checkHeadcounts, headcountLabel, NOTICE_BOUNDS, type ProjectInput, ROLE_NAMES } from '../notice.inputs';
import { FACT_SETTINGS, type Setting } from '../facts/notice-facts.inputs';
import type { NoticeSettings } from '../notice.entity';
import { HEADCOUNT_FIELDS } from '../kinds/project.entity';
import type { StudyContent } from '../kinds/study.entity';
import { QUESTIONS_RULE } from '../questions/question.inputs';
import { Role } from '../../profiles/role.entity';
import { IdField } from '../../kit/api/id-field';

const TITLE = { description: 'The title (제목), 1–100 characters.' };
const CONTENT = { description: 'The content (내용), 1–10,000 characters.' };

/** Base class for types only. The decorator `HasSettings` adds the fields at run time. */
const SettingsInput = class {} as new () => NoticeSettings;

/** Settings in the inputs of both kinds, each with its rule. */
const SETTINGS: Readonly<Record<keyof NoticeSettings, Setting>> = {
  verifiedOnly: {
    rule: z.boolean().nullish(),
    type: () => Boolean,
    description:
      'Whether only members who verified their school may apply (인증한 사람만). An update without it keeps the value. A new notice is open to all.',
  },
  deadline: {
    rule: NOTICE_BOUNDS.deadline,
    type: () => String,
    description:
      'The last day of recruiting (마감일) in Korea, YYYY-MM-DD: 0–180 days from today, or null for none. An update without it keeps the deadline. A notice that does not recruit must keep its deadline.',
  },
  decideWithinDays: {
    rule: NOTICE_BOUNDS.decideWithinDays,
    type: () => Int,
    description:
      'The days within which the owner decides about an application (답하는 기한), 1–14. An update without it keeps the value. The default of a new notice is 5. It applies to applications that arrive later.',
  },
  ...FACT_SETTINGS,
  questions: {
    rule: QUESTIONS_RULE,
    type: () => [String],
    description:
      'The questions to applicants (지원 질문), 3 at most, each 1–100 characters. They replace the present ones. An update without them keeps these. While the notice has an application, a change is refused with QUESTIONS_FROZEN.',
  },
};

/** Adds the settings to an input, after its own fields. */
function HasSettings(target: InputClass<NoticeSettings>): void {
  for (const [name, { rule, type, description }] of Object.entries(SETTINGS)) {
    Valid(rule)(target.prototype as NoticeSettings, name);
    Field(type, { nullable: true, description })(target.prototype as NoticeSettings, name);
  }
}

/** Input of `createStudy`. */
@HasSettings
@InputType({ description: 'A new study (스터디).' })
export class CreateStudyInput extends SettingsInput {
  @Valid(NOTICE_BOUNDS.title)
  @Field(TITLE)
  title!: string;

  @Valid(NOTICE_BOUNDS.headcount)
  @Field(() => Int, { description: 'The number of members to recruit (모집 인원), 1–100.' })
  headcount!: number;

  @Valid(NOTICE_BOUNDS.topics)
  @Field(() => String, {
    nullable: true,
    description:
      'The topics (주제), separated by commas, 200 characters at most. The tags are read from them. An update without them keeps the present ones.',
  })
  topics?: string | null;

  @Valid(NOTICE_BOUNDS.content)
  @Field(CONTENT)
  content!: string;
}

/** A role with its headcount. */
@InputType({ description: 'The number of members that a project recruits for a role.' })
export class NoticeRoleInput {
  @Field(() => Role, { description: 'The role (역할).' })
  role!: Role;

  @Field(() => Int, { description: 'The number of members to recruit for the role (역할별 인원), 0–100.' })
  headcount!: number;
}

const roleOf = <R extends Role>(role: R) =>
  z.object({ role: z.literal(role), headcount: wholeNumber(headcountLabel(role), BOUNDS.roleNumber) });

const roles = z
  .array(z.discriminatedUnion('role', [roleOf(Role.FRONTEND), roleOf(Role.BACKEND), roleOf(Role.DESIGNER)]))
  .refine((list) => new Set(list.map(({ role }) => role)).size === list.length, {
    error: bilingual({ ko: '같은 역할은 한 번만 쓸 수 있어요.', en: 'You can list each role only once.' }),
  });

/** Input of `createProject`. */
@Together<CreateProjectInput>((input) => toNoticeFields(checkHeadcounts(toProjectInput(input))))
@HasSettings
@InputType({ description: 'A new project (프로젝트).' })
export class CreateProjectInput extends SettingsInput {
  @Valid(NOTICE_BOUNDS.title)
  @Field(TITLE)
  title!: string;

  @Valid(NOTICE_BOUNDS.field)
  @Field({ defaultValue: '', description: 'The field (분야), 50 characters at most.' })
  field!: string;

  @Valid(NOTICE_BOUNDS.techStack)
  @Field({
    defaultValue: '',
    description: 'The tech stack (기술 스택), separated by commas, 200 characters at most. The tags are read from it.',
  })
  techStack!: string;

  @Valid(NOTICE_BOUNDS.optionalHeadcount)
  @Field(() => Int, {
    nullable: true,
    description:
      "The number of members to recruit in all (모집 인원), 1–100. The default is the sum of the roles' headcounts, which cannot exceed it.",
  })
  headcount?: number | null;

  @Valid(roles)
  @Field(() => [NoticeRoleInput], {
    defaultValue: [],
    description:
      'The number of members to recruit for each role (역할별 인원). Each role may occur once. An omitted role has 0.',
  })
  roles!: NoticeRoleInput[];

  @Valid(NOTICE_BOUNDS.content)
  @Field(CONTENT)
  content!: string;
}

/** Input of `updateProject`. */
@InputType({ description: "A change of the viewer's own project (프로젝트): the whole content." })
export class UpdateProjectInput extends CreateProjectInput {
  @IdField('The id of the notice.')
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** Input of `updateStudy`. */
@InputType({ description: "A change of the viewer's own study (스터디): the whole content." })
export class UpdateStudyInput extends CreateStudyInput {
  @IdField('The id of the notice.')
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** Converts the input of a mutation to the input of the services. */
export function toStudyInput({ headcount, ...content }: CreateStudyInput): StudyContent {
  return { ...content, recruitNumber: headcount };
}

/** Converts the input of a mutation to the input of the services. */
export function toProjectInput(input: CreateProjectInput): ProjectInput & NoticeSettings {
  const { headcount: recruitNumber = null, roles: wanted, ...content } = input;
  const headcounts = { frontendNumber: 0, backendNumber: 0, designerNumber: 0 };
  for (const { role, headcount } of wanted) headcounts[HEADCOUNT_FIELDS[role]] = headcount;
  return { ...content, ...headcounts, recruitNumber };
}

/**
 * Converts field names of service errors to names of the GraphQL inputs. Messages of several roles
 * are joined, each after the name of its role.
 */
export function toNoticeFields(fields: FieldTexts): FieldTexts {
  const renamed: Record<string, Text> = {};
  for (const [name, message] of Object.entries(fields)) {
    const role = Object.values(Role).find((each) => HEADCOUNT_FIELDS[each] === name);
    if (role) renamed['roles'] = joined(renamed['roles'], ROLE_NAMES[role], message);
    else renamed[name === 'recruitNumber' ? 'headcount' : name] = message;
  }
  return renamed;
}

const joined = (earlier: Text | undefined, name: Text, message: Text): Text => ({
  ko: [earlier?.ko, `${name.ko}: ${message.ko}`].filter(Boolean).join(' '),
  en: [earlier?.en, `${name.en}: ${message.en}`].filter(Boolean).join(' '),
});
