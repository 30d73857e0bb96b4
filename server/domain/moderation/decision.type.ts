import { type Expression, sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, type SqlField, sqlObject, type WriteField } from '../../selection/fields';
import { columnsOf, type RowOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { isAllowed } from '../kit/rules';
import { ViewerType } from '../members/member.type';
import { NoticeType } from '../notices/notice.type';
import { visibleTo } from '../notices/notice.visibility';
import { selectDecisions, selectLatestDecisions } from './moderation.columns';
import { ModerationAction, ReportTarget } from './moderation.entity';
import { appealRules } from './moderation.rules';

// The row in scope of decisions about the viewer is `de`.

const de = columnsOf<RowOf<typeof selectDecisions>>('de');

/** A notice by its id, if it exists for the viewer. */
export const seenNotice = (noticeId: Expression<number | null>): SqlField =>
  sqlObject(({ viewerId }) => sql`notice n where n.id = ${noticeId} and ${visibleTo(viewerId)}`);

const decisions: WriteField = ({ viewerId }, selection) =>
  sqlArray(selection.json(), sql`${selectLatestDecisions(viewerId)} de`, sql`de."createdAt" desc, de.id desc`);

/** The decision of a payload, against which the viewer has appealed. */
const appealedDecision = sqlObject((scope) => {
  const own = selectDecisions(scope.viewerId);
  return sql`(${own.where('k.id', '=', sql<number>`${scope.value('decisionId')}::int`)}) de`;
});

/** The latest decision about something of the viewer's. */
@ObjectType('Decision', {
  simpleResolvers: true,
  description: "The latest decision (조치) about the viewer's notice, comment or profile.",
})
export class DecisionType {
  @Field(() => ID, { description: 'The id, for an appeal.' })
  @Sql(de.id)
  id!: number;

  @Field(() => ReportTarget, { description: 'What it is about.' })
  @Sql(de.target)
  target!: ReportTarget;

  @Field({ description: 'The title of the notice, the text of the comment, or the nickname.' })
  @Sql(de.text)
  text!: string;

  @Field(() => ModerationAction, { description: 'What was decided.' })
  @Sql(de.action)
  action!: ModerationAction;

  @Field(() => String, { nullable: true, description: 'Why (이유); null where reports hid it.' })
  @Sql(de.reason)
  reason!: string | null;

  @Field({ description: 'When it was decided.' })
  @Sql(de.createdAt)
  createdAt!: Date;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  @Sql(de.hidden)
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when the decision suspends the viewer; null otherwise.' })
  @Sql(de.suspendedUntil)
  suspendedUntil!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the viewer appealed (이의를 제기한 시각); null before.' })
  @Sql(de.appealedAt)
  appealedAt!: Date | null;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고), or that of the comment; null when it is deleted or the viewer may not see it.',
  })
  @Sql(seenNotice(de.noticeId))
  notice!: NoticeType | null;

  @Field(() => Boolean, { description: 'Whether the viewer may appeal (이의 제기).' })
  @Sql(isAllowed(appealRules()))
  viewerCanAppeal!: boolean;
}

/** What an appeal returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of appealDecision.' })
export class AppealDecisionPayload {
  @Field(() => DecisionType, { description: 'The decision.' })
  @Sql(appealedDecision)
  decision!: DecisionType;
}

addFields(ViewerType, {
  decisions: {
    type: () => [DecisionType],
    description: "The latest decisions (조치) about what the viewer wrote and the viewer's profile, the newest first.",
    sql: decisions,
  },
});
