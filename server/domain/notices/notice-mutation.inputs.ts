import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { Rule, Together, wholeNumber } from '../../platform/validation';
import { ExpectedVersion } from '../kit/expected-version';
import type { FieldMessages } from '../kit/field-names';
import { checkHeadcounts, NOTICE_RULES, type ProjectInput, ROLE_NAMES, type StudyInput } from './notice.inputs';
import { HEADCOUNT_FIELDS, Role } from './project.entity';

const TITLE = { description: 'The title (제목), 1–100 characters.' };
const VERIFIED_ONLY = z.boolean().nullish();
const VERIFIED_ONLY_FIELD = {
  nullable: true,
  description:
    'Whether only members who verified their school may apply (인증한 사람만). A change without it leaves it as it is; a new notice is open to all.',
};
const DEADLINE_FIELD = {
  nullable: true,
  description:
    'The last day of recruiting (마감일) in Korea, YYYY-MM-DD: 0–180 days from today, or null for none. A change without it leaves it as it is, and so must a change of a notice that does not recruit.',
};
const DECIDE_WITHIN_DAYS_FIELD = {
  nullable: true,
  description:
    'The days within which the owner decides about an application (답하는 기한), 1–14. A change without it leaves it as it is; a new notice has 5. It counts for applications from then on.',
};
const CONTENT = { description: 'The content (내용), 1–10,000 characters.' };

/** A new study. */
@InputType({ description: 'A new study (스터디).' })
export class CreateStudyInput {
  @Rule(NOTICE_RULES.title)
  @Field(TITLE)
  title!: string;

  @Rule(NOTICE_RULES.headcount)
  @Field(() => Int, { description: 'How many people are wanted (모집 인원), 1–100.' })
  headcount!: number;

  @Rule(NOTICE_RULES.content)
  @Field(CONTENT)
  content!: string;

  @Rule(VERIFIED_ONLY)
  @Field(() => Boolean, VERIFIED_ONLY_FIELD)
  verifiedOnly?: boolean | null;

  @Rule(NOTICE_RULES.deadline)
  @Field(() => String, DEADLINE_FIELD)
  deadline?: string | null;

  @Rule(NOTICE_RULES.decideWithinDays)
  @Field(() => Int, DECIDE_WITHIN_DAYS_FIELD)
  decideWithinDays?: number | null;
}

/** A role with its headcount. */
@InputType({ description: 'How many people a project wants for a role.' })
export class NoticeRoleInput {
  @Field(() => Role, { description: 'The role (역할).' })
  role!: Role;

  @Field(() => Int, { description: 'How many people are wanted for the role (역할별 인원), 0–100.' })
  headcount!: number;
}

const roleOf = <R extends Role>(role: R) =>
  z.object({ role: z.literal(role), headcount: wholeNumber(`${ROLE_NAMES[role]} 인원`, BOUNDS.roleNumber) });

const roles = z
  .array(z.discriminatedUnion('role', [roleOf(Role.FRONTEND), roleOf(Role.BACKEND), roleOf(Role.DESIGNER)]))
  .refine((list) => new Set(list.map(({ role }) => role)).size === list.length, {
    error: '같은 역할은 한 번만 쓸 수 있어요.',
  });

/** A new project. */
@Together<CreateProjectInput>((input) => toNoticeFields(checkHeadcounts(toProjectInput(input))))
@InputType({ description: 'A new project (프로젝트).' })
export class CreateProjectInput {
  @Rule(NOTICE_RULES.title)
  @Field(TITLE)
  title!: string;

  @Rule(NOTICE_RULES.field)
  @Field({ defaultValue: '', description: 'The field (분야), 50 characters at most.' })
  field!: string;

  @Rule(NOTICE_RULES.techStack)
  @Field({ defaultValue: '', description: 'The tech stack (기술 스택), 200 characters at most.' })
  techStack!: string;

  @Rule(NOTICE_RULES.optionalHeadcount)
  @Field(() => Int, {
    nullable: true,
    description:
      "How many people are wanted in all (모집 인원), 1–100; the sum of the roles' headcounts by default, which may not be greater.",
  })
  headcount?: number | null;

  @Rule(roles)
  @Field(() => [NoticeRoleInput], {
    defaultValue: [],
    description:
      'How many people are wanted for each role (역할별 인원). Each role may occur once; one that is left out has 0.',
  })
  roles!: NoticeRoleInput[];

  @Rule(NOTICE_RULES.content)
  @Field(CONTENT)
  content!: string;

  @Rule(VERIFIED_ONLY)
  @Field(() => Boolean, VERIFIED_ONLY_FIELD)
  verifiedOnly?: boolean | null;

  @Rule(NOTICE_RULES.deadline)
  @Field(() => String, DEADLINE_FIELD)
  deadline?: string | null;

  @Rule(NOTICE_RULES.decideWithinDays)
  @Field(() => Int, DECIDE_WITHIN_DAYS_FIELD)
  decideWithinDays?: number | null;
}

const NOTICE_ID = { description: 'The id of the notice.' };

/** A change of a project. */
@InputType({ description: "A change of the viewer's own project (프로젝트): the whole content." })
export class UpdateProjectInput extends CreateProjectInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** A change of a study. */
@InputType({ description: "A change of the viewer's own study (스터디): the whole content." })
export class UpdateStudyInput extends CreateStudyInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** Which notice is closed. */
@InputType({ description: "The end of recruiting for the viewer's own notice (마감)." })
export class CloseNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Which notice is reopened, and until when. */
@InputType({ description: "The reopening of the viewer's own notice (다시 모집하기)." })
export class ReopenNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @Rule(NOTICE_RULES.deadline)
  @Field(() => String, {
    nullable: true,
    description: 'The new deadline (마감일) in Korea, YYYY-MM-DD: 0–180 days from today; none without it.',
  })
  deadline?: string | null;
}

/** Which notice still recruits. */
@InputType({ description: "The answer that the viewer's own notice still recruits (아직 모집하고 있어요)." })
export class ConfirmNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Which notice is deleted. */
@InputType({ description: "The deletion of the viewer's own notice (삭제)." })
export class DeleteNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** The content of a study as services take it. */
export function toStudyInput({ headcount, ...input }: CreateStudyInput): StudyInput {
  const { title, content, verifiedOnly, deadline, decideWithinDays } = input;
  return { title, recruitNumber: headcount, content, verifiedOnly, deadline, decideWithinDays };
}

/** The content of a project as services take it. */
export function toProjectInput(input: CreateProjectInput): ProjectInput {
  const { title, field, techStack, content, verifiedOnly, deadline, decideWithinDays } = input;
  const headcounts = { frontendNumber: 0, backendNumber: 0, designerNumber: 0 };
  for (const { role, headcount } of input.roles) headcounts[HEADCOUNT_FIELDS[role]] = headcount;
  const recruitNumber = input.headcount ?? null;
  return { title, field, techStack, recruitNumber, ...headcounts, content, verifiedOnly, deadline, decideWithinDays };
}

/**
 * Names fields of a service's refusal as the inputs do. The messages of several roles are joined,
 * each after its role's name.
 */
export function toNoticeFields(fields: FieldMessages): Record<string, string> {
  const renamed: Record<string, string> = {};
  for (const [name, message] of Object.entries(fields)) {
    const role = Object.values(Role).find((each) => HEADCOUNT_FIELDS[each] === name);
    if (role) renamed['roles'] = [renamed['roles'], `${ROLE_NAMES[role]}: ${message}`].filter(Boolean).join(' ');
    else renamed[name === 'recruitNumber' ? 'headcount' : name] = message;
  }
  return renamed;
}
