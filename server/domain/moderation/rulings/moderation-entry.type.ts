import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { columnsOf, type RowOf } from '../../../selection/rows';
import { Sql } from '../../../selection/schema-fields';
import { ModerationAction } from '../moderation.entity';
import type { entriesOf } from '../moderation.sql';

// SQL alias `me`: a log entry.

const me = columnsOf<RowOf<typeof entriesOf>>('me');

registerEnumType(ModerationAction, {
  name: 'ModerationAction',
  description: 'The action of a ruling (조치).',
  valuesConfig: {
    HIDE: { description: 'The content was hidden (숨김).' },
    RESTORE: { description: 'The content is shown again (복원).' },
    SUSPEND: { description: 'The author may only read for some days (이용 정지).' },
  },
});

@ObjectType('ModerationEntry', { simpleResolvers: true, description: 'An entry of the log of rulings (조치 기록).' })
export class ModerationEntryType {
  @Field(() => ModerationAction, { description: 'The action.' })
  @Sql(me.action)
  action!: ModerationAction;

  @Field(() => String, {
    nullable: true,
    description: 'The reason (이유); null if reports hid the content, or if a week without a ruling restored it.',
  })
  @Sql(me.reason)
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'The length of the suspension in days; null otherwise.' })
  @Sql(me.days)
  days!: number | null;

  @Field({ description: 'The time of the ruling.' })
  @Sql(me.createdAt)
  createdAt!: Date;
}
