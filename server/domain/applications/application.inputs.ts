import { Field, ID, InputType, registerEnumType, ArgsType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { bilingual } from '../../platform/text/bilingual';
import { ID_BOUNDS, paragraphText, Valid, wholeNumber } from '../../platform/text/validation';
import { ANSWERS_RULE, ApplicationAnswerInput } from './answers/answer.inputs';
import { Role } from '../profiles/role.entity';
import { ApplicationStatus } from './application.entity';
import { ConnectionArgs } from '../../selection/connections/paging';
import { ViewerListArgs } from '../notices/lists/notice-list.inputs';
import { IdField, idInput } from '../kit/api/id-field';

/** The decisions of an owner. */
export enum ApplicationDecision {
  APPROVED = ApplicationStatus.APPROVED,
  REJECTED = ApplicationStatus.REJECTED,
  WAITLISTED = ApplicationStatus.WAITLISTED,
}

registerEnumType(ApplicationDecision, {
  name: 'ApplicationDecision',
  description: 'The decisions of an owner about applications (결정).',
  valuesConfig: {
    APPROVED: { description: 'Approve (승인).' },
    REJECTED: { description: 'Reject (거절).' },
    WAITLISTED: { description: 'Put on the waiting list (대기).' },
  },
});

const ROLE_MESSAGE = bilingual({
  ko: '역할은 프론트엔드, 백엔드, 디자이너 가운데 하나예요.',
  en: 'The role must be frontend, backend or designer.',
});

const role = z.preprocess((value) => (value === '' ? null : value), z.enum(Role, { error: ROLE_MESSAGE }).nullish());
const text = paragraphText({ ko: '지원 내용', en: 'your application' }, BOUNDS.application);

/** Content of an application over REST. */
export class ApplicationInput {
  @Valid(role)
  role?: Role | null;

  @Valid(text)
  application!: string;
}

/** Input of `applyToNotice`. */
@InputType({ description: 'An application (지원) to a notice.' })
export class ApplyToNoticeInput {
  @IdField('The id of the notice.')
  noticeId!: number;

  @Valid(role)
  @Field(() => Role, { nullable: true, description: 'The role (역할): required for a project, ignored for a study.' })
  role?: Role | null;

  @Valid(text)
  @Field({ defaultValue: '', description: 'The text (지원 글), 5,000 characters at most.' })
  text!: string;

  @Valid(ANSWERS_RULE)
  @Field(() => [ApplicationAnswerInput], {
    nullable: true,
    description:
      'The answers (답) to exactly the present questions of the notice, none without questions. Otherwise the application is refused with QUESTIONS_CHANGED, whose extensions.current has the questions.',
  })
  answers?: ApplicationAnswerInput[] | null;

  @Field({
    defaultValue: false,
    description:
      'Whether to send a copy of the team profile (팀 프로필). Later changes of the profile leave the copy as it is.',
  })
  sendProfile!: boolean;
}

const APPLICATION_ID = 'The id of the application.';

export const CancelApplicationInput = idInput(
  'CancelApplicationInput',
  "The cancellation of the viewer's own application (지원 취소).",
  { id: APPLICATION_ID },
);

export const ApproveApplicationInput = idInput(
  'ApproveApplicationInput',
  "An approval (승인) of an application to the viewer's own notice.",
  { id: APPLICATION_ID },
);

const message = paragraphText({ ko: '한마디', en: 'the note' }, BOUNDS.decisionMessage);
const MESSAGE = {
  defaultValue: '',
  description: 'The message to the applicant (한마디), 300 characters at most.',
};

/** Input of `rejectApplication`. */
@InputType({ description: "A rejection (거절) of an application to the viewer's own notice." })
export class RejectApplicationInput {
  @IdField(APPLICATION_ID)
  id!: number;

  @Valid(message)
  @Field(MESSAGE)
  message!: string;
}

/** Input of `waitlistApplication`. */
@InputType({ description: "Puts an application to the viewer's own notice on the waiting list (대기)." })
export class WaitlistApplicationInput {
  @IdField(APPLICATION_ID)
  id!: number;

  @Valid(message)
  @Field(MESSAGE)
  message!: string;
}

const BULK_DECISION = BOUNDS.bulkDecision;
const selection = z
  .array(z.string())
  .min(BULK_DECISION.min, {
    error: bilingual({ ko: '지원을 하나 이상 골라 주세요.', en: 'Choose at least one application.' }),
  })
  .max(BULK_DECISION.max, {
    error: bilingual({
      ko: `지원은 한 번에 ${BULK_DECISION.max}개까지 고를 수 있어요.`,
      en: `You can choose up to ${BULK_DECISION.max} applications at once.`,
    }),
  });

/** Input of `decideApplications`. */
@InputType({ description: "Decisions about several applications to the viewer's own notices (여러 지원에 답하기)." })
export class DecideApplicationsInput {
  @Valid(selection)
  @Field(() => [ID], { description: 'The ids of the applications, 1–50.' })
  ids!: string[];

  @Field(() => ApplicationDecision, { description: 'The decision, the same for all.' })
  decision!: ApplicationDecision;

  @Valid(message)
  @Field({ ...MESSAGE, description: `${MESSAGE.description} Approvals have no message.` })
  message!: string;
}

/** Application of a decision over REST, identified by its notice and its applicant. */
export interface RestDecision {
  noticeId: number;
  memberId: number;
}

/** Body of a REST decision about an application to a project. */
export class ProjectDecisionInput implements RestDecision {
  @Valid(wholeNumber({ ko: 'projectId', en: 'projectId' }, ID_BOUNDS))
  projectId!: number;

  @Valid(wholeNumber({ ko: 'memberId', en: 'memberId' }, ID_BOUNDS))
  memberId!: number;

  get noticeId(): number {
    return this.projectId;
  }
}

/** Body of a REST decision about an application to a study. */
export class StudyDecisionInput implements RestDecision {
  @Valid(wholeNumber({ ko: 'studyId', en: 'studyId' }, ID_BOUNDS))
  studyId!: number;

  @Valid(wholeNumber({ ko: 'memberId', en: 'memberId' }, ID_BOUNDS))
  memberId!: number;

  get noticeId(): number {
    return this.studyId;
  }
}

const STATUSES = z.array(z.enum(ApplicationStatus)).nullish();
const STATUS_FIELD = {
  nullable: true,
  description: 'Only applications with one of these statuses; any status by default.',
};

/** Arguments of a page of the applications to a notice. */
@ArgsType()
export class ApplicationListArgs extends ConnectionArgs {
  @Valid(STATUSES)
  @Field(() => [ApplicationStatus], STATUS_FIELD)
  status?: ApplicationStatus[] | null;

  @Valid(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'Only applications for this role (역할); any role by default.' })
  role?: Role | null;
}

/** Arguments of a page of the viewer's own applications. */
@ArgsType()
export class ViewerApplicationsArgs extends ViewerListArgs {
  @Valid(STATUSES)
  @Field(() => [ApplicationStatus], STATUS_FIELD)
  status?: ApplicationStatus[] | null;
}
