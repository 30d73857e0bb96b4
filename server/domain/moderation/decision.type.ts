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

// SQL alias `de`: a ruling about the viewer.

const de = columnsOf<RowOf<typeof selectDecisions>>('de');

/** A notice by its id, or null if it is invisible to the viewer. */
export const seenNotice = (noticeId: Expression<number | null>): SqlField =>
  sqlObject(({ viewerId }) => sql`notice n where n.id = ${noticeId} and ${visibleTo(viewerId)}`);

const decisions: WriteField = ({ viewerId }, selection) =>
  sqlArray(selection.json(), sql`${selectLatestDecisions(viewerId)} de`, sql`de."createdAt" desc, de.id desc`);

/** The ruling in the payload of an appeal. */
const appealedDecision = sqlObject((scope) => {
  const own = selectDecisions(scope.viewerId);
  return sql`(${own.where('k.id', '=', sql<number>`${scope.value('decisionId')}::int`)}) de`;
});

@ObjectType('Decision', {
  simpleResolvers: true,
  description: "The latest decision (조치) about the viewer's notice, comment or profile.",
})
export class DecisionType {
  @Field(() => ID, { description: 'The id, for an appeal.' })
  @Sql(de.id)
  id!: number;

  @Field(() => ReportTarget, { description: 'The kind of the content.' })
  @Sql(de.target)
  target!: ReportTarget;

  @Field({ description: 'The title of the notice, the text of the comment, or the nickname.' })
  @Sql(de.text)
  text!: string;

  @Field(() => ModerationAction, { description: 'The ruling.' })
  @Sql(de.action)
  action!: ModerationAction;

  @Field(() => String, { nullable: true, description: 'The reason (이유); null if reports hid the content.' })
  @Sql(de.reason)
  reason!: string | null;

  @Field({ description: 'The time of the ruling.' })
  @Sql(de.createdAt)
  createdAt!: Date;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  @Sql(de.hidden)
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'The end of the suspension by this ruling; null without one.' })
  @Sql(de.suspendedUntil)
  suspendedUntil!: Date | null;

  @Field(() => Date, { nullable: true, description: 'The time of the appeal (이의를 제기한 시각); null before.' })
  @Sql(de.appealedAt)
  appealedAt!: Date | null;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고), or the notice of the comment; null if it is deleted or invisible to the viewer.',
  })
  @Sql(seenNotice(de.noticeId))
  notice!: NoticeType | null;

  @Field(() => Boolean, { description: 'Whether the viewer may appeal (이의 제기).' })
  @Sql(isAllowed(appealRules()))
  viewerCanAppeal!: boolean;
}

/** Payload of `appealDecision`. */
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
