import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { payloadObject, sqlArray, type BuildField } from '../../../selection/fields';
import { columnsOf, type RowOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { isAllowed } from '../../kit/rules/rules';
import { ViewerType } from '../../members/member.type';
import { noticeOrNull, NoticeType } from '../../notices/notice.type';
import { selectRulings, selectLatestRulings } from '../moderation.sql';
import { ModerationAction, ReportTarget } from '../moderation.entity';
import { denyAppealing } from '../moderation.rules';

// SQL alias `rul`: a ruling about the viewer.

const rul = columnsOf<RowOf<typeof selectRulings>>('rul');

const latestRulings: BuildField = ({ viewerId }, selection) =>
  sqlArray(selection.json(), sql`${selectLatestRulings(viewerId)} rul`, sql`rul."createdAt" desc, rul.id desc`);

/** Payload field: the appealed ruling, whose id `run` returns as `decisionId`. */
export const appealedRuling = payloadObject<{ decisionId: number }>((scope) => {
  const own = selectRulings(scope.viewerId);
  return sql`(${own.where('k.id', '=', sql<number>`${scope.value('decisionId')}::int`)}) rul`;
});

@ObjectType('Decision', {
  simpleResolvers: true,
  description: "The latest decision (조치) about the viewer's notice, comment or profile.",
})
export class RulingType {
  @Field(() => ID, { description: 'The id, for an appeal.' })
  @Sql(rul.id)
  id!: number;

  @Field(() => ReportTarget, { description: 'The kind of the content.' })
  @Sql(rul.target)
  target!: ReportTarget;

  @Field({ description: 'The title of the notice, the text of the comment, or the nickname.' })
  @Sql(rul.text)
  text!: string;

  @Field(() => ModerationAction, { description: 'The ruling.' })
  @Sql(rul.action)
  action!: ModerationAction;

  @Field(() => String, {
    nullable: true,
    description: 'The reason (이유); null if reports hid the content, or if a week without a ruling restored it.',
  })
  @Sql(rul.reason)
  reason!: string | null;

  @Field({ description: 'The time of the ruling.' })
  @Sql(rul.createdAt)
  createdAt!: Date;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  @Sql(rul.hidden)
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'The end of the suspension by this ruling; null without one.' })
  @Sql(rul.suspendedUntil)
  suspendedUntil!: Date | null;

  @Field(() => Date, { nullable: true, description: 'The time of the appeal (이의를 제기한 시각); null before.' })
  @Sql(rul.appealedAt)
  appealedAt!: Date | null;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고), or the notice of the comment; null if it is deleted or invisible to the viewer.',
  })
  @Sql(noticeOrNull(rul.noticeId))
  notice!: NoticeType | null;

  @Field(() => Boolean, { description: 'Whether the viewer may appeal (이의 제기).' })
  @Sql(isAllowed(denyAppealing()))
  viewerCanAppeal!: boolean;
}

addFields(ViewerType, {
  decisions: {
    type: () => [RulingType],
    description: "The latest decisions (조치) about what the viewer wrote and the viewer's profile, the newest first.",
    sql: latestRulings,
  },
});
