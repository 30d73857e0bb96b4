import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { ConnectionArgs } from '../../selection/connections/paging';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { bilingual } from '../../platform/text/bilingual';
import { paragraphText, Valid } from '../../platform/text/validation';
import { ReportReason, ReportTarget } from './moderation.entity';
import { IdField } from '../kit/api/id-field';

/** State of the cases in a list. */
export enum CaseState {
  OPEN = 'OPEN',
  DECIDED = 'DECIDED',
}

/** Arguments of a list of cases. */
@ArgsType()
export class CaseListArgs extends ConnectionArgs {
  @Field(() => CaseState, { defaultValue: CaseState.OPEN, description: 'The state of the cases.' })
  state!: CaseState;
}

registerEnumType(ReportTarget, {
  name: 'ReportTarget',
  description: 'The kind of a reported target (신고의 대상).',
  valuesConfig: {
    NOTICE: { description: 'A notice (공고).' },
    COMMENT: { description: 'A comment (댓글).' },
    MEMBER: { description: 'A member (회원): their nickname, picture or conduct.' },
  },
});

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'The reason of a report (신고 이유).',
  valuesConfig: {
    SPAM: { description: 'Spam or advertising (광고, 도배).' },
    ABUSE: { description: 'Insults, hate or harassment (욕설, 혐오, 괴롭힘).' },
    FRAUD: { description: 'Fraud or impersonation (사기, 사칭).' },
    PERSONAL_INFO: { description: "Somebody's personal information (개인정보 노출)." },
    OTHER: { description: 'Anything else (기타).' },
  },
});

/** Allowed lengths of a suspension, in days. */
const SUSPENSION_DAYS = [1, 7, 30] as const;

const reason = paragraphText({ ko: '이유', en: 'the reason' }, BOUNDS.decisionReason);

@InputType({ description: 'A report (신고). Nobody sees who sent it.' })
export class ReportContentInput {
  @Valid(z.enum(ReportTarget))
  @Field(() => ReportTarget, { description: 'The kind of the target.' })
  target!: ReportTarget;

  @IdField('The id of the notice, comment or member.')
  targetId!: number;

  @Valid(z.enum(ReportReason))
  @Field(() => ReportReason, { description: 'The reason.' })
  reason!: ReportReason;

  @Valid(paragraphText({ ko: '자세한 내용', en: 'the details' }, BOUNDS.reportText))
  @Field({ defaultValue: '', description: 'Details for the moderators (자세한 내용), 500 characters at most.' })
  text!: string;

  @IdField('The id of an offer (제안) of the member to report with them. Moderators then read its text.', {
    nullable: true,
  })
  offerId!: number | null;
}

@InputType({ description: 'A ruling that hides the reported content (숨기기).' })
export class HideContentInput {
  @IdField('The id of the case.')
  caseId!: number;

  @Valid(reason)
  @Field({ description: 'The reason (이유), 1–500 characters. The author reads it.' })
  reason!: string;
}

@InputType({ description: 'A ruling that shows the reported content again (복원). It ends a suspension of this case.' })
export class RestoreContentInput {
  @IdField('The id of the case.')
  caseId!: number;

  @Valid(reason)
  @Field({ description: 'The reason (이유), 1–500 characters. The author reads it.' })
  reason!: string;
}

@InputType({ description: 'A ruling that suspends the author (이용 정지).' })
export class SuspendMemberInput {
  @IdField('The id of the case.')
  caseId!: number;

  @Valid(
    z.literal(SUSPENSION_DAYS, {
      error: bilingual({
        ko: '정지 기간은 1일, 7일, 30일 가운데 하나여야 해요.',
        en: 'A suspension must be 1, 7 or 30 days.',
      }),
    }),
  )
  @Field(() => Int, { description: 'The number of days (기간): 1, 7 or 30.' })
  days!: number;

  @Valid(reason)
  @Field({ description: 'The reason (이유), 1–500 characters. The author reads it.' })
  reason!: string;
}

@InputType({ description: 'An appeal (이의 제기) against a decision about the viewer, possible once.' })
export class AppealDecisionInput {
  @IdField('The id of the decision.')
  decisionId!: number;

  @Valid(paragraphText({ ko: '이의 내용', en: 'your appeal' }, BOUNDS.appeal))
  @Field({ description: 'The reason of the appeal (이의 내용), 1–1,000 characters.' })
  text!: string;
}
