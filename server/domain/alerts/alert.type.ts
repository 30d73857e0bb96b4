import { sql } from 'kysely';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { fromPrimary, payloadObject, sqlArray } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { isoTimeSql } from '../../selection/selected-fields';
import { defineExport } from '../kit/export/export';
import { ViewerType } from '../members/member.type';
import { AlertPause, type AlertTables } from './alert.entity';

const al = columnsOf<AlertTables['alert']>('al');

// SQL alias `al`: an alert.

/** Payload field: the alert whose id `run` returns as `alertId`. */
export const alertOfPayload = (description: string) => ({
  type: () => AlertType,
  description,
  sql: payloadObject<{ alertId: number }>(
    ({ value, viewerId }) => sql`alert al where al.id = ${value('alertId')}::int and al.member_id = ${viewerId}`,
  ),
});

registerEnumType(AlertPause, {
  name: 'AlertPause',
  description: 'The reasons why an alert is paused (멈춘 이유).',
  valuesConfig: {
    UNOPENED: { description: 'The viewer did not open its list for 60 days.' },
    MOVED: { description: 'The viewer moved to another school (학교를 옮겼어요).' },
  },
});

@ObjectType('Alert', {
  simpleResolvers: true,
  description: 'A list whose new notices are reported to the viewer once a day (새 공고 알림).',
})
class AlertType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(al.id)
  id!: number;

  @Field({ description: 'The name, made from the conditions in the language in which it was created.' })
  @Sql(al.name)
  name!: string;

  @Field({ description: "The conditions as the parameters of the list's URL, in their normal form." })
  @Sql(al.params)
  params!: string;

  @Field(() => AlertPause, { nullable: true, description: 'Why it is paused; null while it reports new notices.' })
  @Sql(al.paused)
  paused!: AlertPause | null;
}

addFields(ViewerType, {
  alerts: {
    type: () => [AlertType],
    description: 'The alerts (새 공고 알림) of the viewer, the oldest first. At most 5.',
    sql: fromPrimary(({ viewerId }, selection) =>
      sqlArray(selection.json(), sql`alert al where al.member_id = ${viewerId}`, sql`al.id`),
    ),
  },
  hasAlerts: {
    type: () => Boolean,
    description: 'Whether the viewer has an alert (새 공고 알림) that is not paused.',
    sql: ({ viewerId }) => sql`exists (select from alert al where al.member_id = ${viewerId} and al.paused is null)`,
  },
});

/** The viewer's alerts. */
export const alertExport = defineExport({
  name: 'alerts',
  tables: ['alert'],
  rows: ({ viewerId }) => sql`alert al where al.member_id = ${viewerId}`,
  id: al.id,
  shape: { name: al.name, params: al.params, paused: al.paused, openedAt: isoTimeSql(al.opened_at) },
});
