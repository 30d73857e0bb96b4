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
    'Whether only members who verified their school may apply (인증한 사람만). An update without it keeps the value. A new notice is open to all.',
};
const DEADLINE_FIELD = {
  nullable: true,
  description:
    'The last day of recruiting (마감일) in Korea, YYYY-MM-DD: 0–180 days from today, or null for none. An update without it keeps the deadline. A notice that does not recruit must keep its deadline.',
};
const DECIDE_WITHIN_DAYS_FIELD = {
  nullable: true,
  description:
    'The days within which the owner decides about an application (답하는 기한), 1–14. An update without it keeps the value. The default of a new notice is 5. It applies to applications that arrive later.',
};
const CONTENT = { description: 'The content (내용), 1–10,000 characters.' };

/** Input of `createStudy`. */
@InputType({ description: 'A new study (스터디).' })
export class CreateStudyInput {
  @Rule(NOTICE_RULES.title)
  @Field(TITLE)
  title!: string;

  @Rule(NOTICE_RULES.headcount)
  @Field(() => Int, { description: 'The number of members to recruit (모집 인원), 1–100.' })
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
@InputType({ description: 'The number of members that a project recruits for a role.' })
export class NoticeRoleInput {
  @Field(() => Role, { description: 'The role (역할).' })
  role!: Role;

  @Field(() => Int, { description: 'The number of members to recruit for the role (역할별 인원), 0–100.' })
  headcount!: number;
}

const roleOf = <R extends Role>(role: R) =>
  z.object({ role: z.literal(role), headcount: wholeNumber(`${ROLE_NAMES[role]} 인원`, BOUNDS.roleNumber) });

const roles = z
  .array(z.discriminatedUnion('role', [roleOf(Role.FRONTEND), roleOf(Role.BACKEND), roleOf(Role.DESIGNER)]))
  .refine((list) => new Set(list.map(({ role }) => role)).size === list.length, {
    error: '같은 역할은 한 번만 쓸 수 있어요.',
  });

/** Input of `createProject`. */
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
      "The number of members to recruit in all (모집 인원), 1–100. The default is the sum of the roles' headcounts, which cannot exceed it.",
  })
  headcount?: number | null;

  @Rule(roles)
  @Field(() => [NoticeRoleInput], {
    defaultValue: [],
    description:
      'The number of members to recruit for each role (역할별 인원). Each role may occur once. An omitted role has 0.',
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

/** Input of `updateProject`. */
@InputType({ description: "A change of the viewer's own project (프로젝트): the whole content." })
export class UpdateProjectInput extends CreateProjectInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** Input of `updateStudy`. */
@InputType({ description: "A change of the viewer's own study (스터디): the whole content." })
export class UpdateStudyInput extends CreateStudyInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** Input of `closeNotice`. */
@InputType({ description: "The end of recruiting for the viewer's own notice (마감)." })
export class CloseNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Input of `reopenNotice`. */
@InputType({ description: "The reopening of the viewer's own notice (다시 모집하기)." })
export class ReopenNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @Rule(NOTICE_RULES.deadline)
  @Field(() => String, {
    nullable: true,
    description:
      'The new deadline (마감일) in Korea, YYYY-MM-DD: 0–180 days from today. Without it, the notice has no deadline.',
  })
  deadline?: string | null;
}

/** Input of `confirmNotice`. */
@InputType({ description: "Confirms that the viewer's own notice still recruits (아직 모집하고 있어요)." })
export class ConfirmNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Input of `deleteNotice`. */
@InputType({ description: "The deletion of the viewer's own notice (삭제)." })
export class DeleteNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Converts the input of a mutation to the input of the services. */
export function toStudyInput({ headcount, ...input }: CreateStudyInput): StudyInput {
  const { title, content, verifiedOnly, deadline, decideWithinDays } = input;
  return { title, recruitNumber: headcount, content, verifiedOnly, deadline, decideWithinDays };
}

/** Converts the input of a mutation to the input of the services. */
export function toProjectInput(input: CreateProjectInput): ProjectInput {
  const { title, field, techStack, content, verifiedOnly, deadline, decideWithinDays } = input;
  const headcounts = { frontendNumber: 0, backendNumber: 0, designerNumber: 0 };
  for (const { role, headcount } of input.roles) headcounts[HEADCOUNT_FIELDS[role]] = headcount;
  const recruitNumber = input.headcount ?? null;
  return { title, field, techStack, recruitNumber, ...headcounts, content, verifiedOnly, deadline, decideWithinDays };
}

/**
 * Converts field names of service errors to names of the GraphQL inputs. Messages of several roles
 * are joined, each after the name of its role.
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
