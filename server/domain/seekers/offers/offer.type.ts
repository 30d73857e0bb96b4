import { type Expression, sql } from 'kysely';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ID_BOUNDS } from '../../../platform/text/validation';
import { sqlConnection } from '../../../selection/connections/connections';
import { payloadObject, type SqlField, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import type { ApplicationTables } from '../../applications/application.entity';
import { ApplicationType } from '../../applications/application.type';
import { ConnectionArgs, defineConnection } from '../../../selection/connections/paging';
import { isAllowed } from '../../kit/rules/rules';
import { MemberType, ViewerType } from '../../members/member.type';
import { forOwner } from '../../notices/notice.rules';
import { noticeOrNull, NoticeType } from '../../notices/notice.type';
import { isVisibleTo } from '../../notices/visibility/notice-visibility.sql';
import { Role } from '../../profiles/role.entity';
import { isAllowedUnlessSuspended } from '../../members/member.rules';
import { OfferState, type OfferTables } from './offer.entity';
import { denyDeclining, denyOffers, denyWithdrawing } from './offer.rules';
import { IS_KEPT, OFFER_STATE, OFFERS_WITH_NOTICES } from './offer.sql';

const o = columnsOf<OfferTables['offer']>('o');
const a = columnsOf<ApplicationTables['application']>('a');

// The row in scope of an offer is `o`.

/** SQL for an expression over the offer `o` and its notice `n`. */
const overNotice = (expression: Expression<unknown>) =>
  sql`(select ${expression} from notice n where n.id = o.notice_id)`;

registerEnumType(OfferState, {
  name: 'OfferState',
  description: 'The states of an offer (제안 상태). All but OPEN are final.',
  valuesConfig: {
    OPEN: { description: 'Not answered yet (기다려요).' },
    APPLIED: { description: 'The member applied to the notice (지원했어요).' },
    DECLINED: { description: 'The member declined (이번에는 어렵대요).' },
    WITHDRAWN: { description: 'The owner withdrew it (취소했어요).' },
    EXPIRED: { description: 'It was not answered in time, or became impossible (답 없이 끝났어요).' },
  },
});

/** An offer as its member and the owner of the notice read it. */
@ObjectType('Offer', {
  simpleResolvers: true,
  description:
    "An offer (제안) of a notice to a member who looks for a team. Only the member and the notice's owner see it.",
})
class OfferType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(o.id)
  id!: number;

  @Field(() => NoticeType, { nullable: true, description: 'The notice (공고); null if the viewer does not see it.' })
  @Sql(noticeOrNull(o.notice_id))
  notice!: NoticeType | null;

  // A block is not visible here, because only the blocker may see it.
  @Field(() => MemberType, { description: 'The member who got it, also in a block with the owner.' })
  @Sql(sqlObject(() => sql`member m where m.id = o.member_id`))
  member!: MemberType;

  @Field(() => Role, { nullable: true, description: 'The role (역할); null for a study.' })
  @Sql(o.role)
  role!: Role | null;

  @Field({ description: 'The text of the owner (제안하는 글).' })
  @Sql(o.text)
  text!: string;

  @Field(() => OfferState, { description: 'The state (제안 상태).' })
  @Sql(overNotice(OFFER_STATE))
  state!: OfferState;

  @Field({ description: 'When it was made.' })
  @Sql(o.created_at)
  createdAt!: Date;

  @Field({ description: 'When it expires, if nobody answers.' })
  @Sql(o.expires_at)
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it ended; null while it is open, and up to five minutes after it became impossible.',
  })
  @Sql(o.ended_at)
  endedAt!: Date | null;

  @Field({ description: 'Whether the viewer may decline it (사양하기).' })
  @Sql(({ viewerId }) => overNotice(isAllowed(denyDeclining(viewerId))))
  viewerCanDecline!: boolean;

  @Field({ description: 'Whether the viewer may withdraw it (제안 취소).' })
  @Sql(({ viewerId }) => overNotice(isAllowedUnlessSuspended(viewerId, denyWithdrawing(viewerId))))
  viewerCanWithdraw!: boolean;
}

/** A page of offers, of one notice or to one member. */
const OfferConnection = defineConnection('Offer', () => OfferType, 'A page of offers (제안), the newest first.');

const offerById = payloadObject<{ offerId: number }>(
  ({ value, viewerId }) => sql`${OFFERS_WITH_NOTICES} where o.id = ${value('offerId')}::int
    and (o.member_id = ${viewerId} or n.owner_id = ${viewerId})`,
);

/** Payload field: the offer whose id `run` returns as `offerId`. */
export const offerOfPayload = (description: string) => ({ type: () => OfferType, description, sql: offerById });

/** Offers to the viewer whose notice they see, and whose owner is not hidden. */
const received = sqlConnection({
  start: ID_BOUNDS.max,
  alias: 'o',
  order: 'desc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select o.* from ${OFFERS_WITH_NOTICES} where o.member_id = ${viewerId} and o.id < ${afterId} and ${IS_KEPT}
      and ${isVisibleTo(viewerId)} and not exists (select from member w where w.id = n.owner_id and w.hidden)
    order by o.id desc limit ${limit}
  )`,
});

const made = sqlConnection({
  nested: true,
  start: ID_BOUNDS.max,
  alias: 'o',
  order: 'desc',
  rows: (_scope, { afterId, limit }) => sql`(
    select o.* from offer o where o.notice_id = n.id and o.id < ${afterId} and ${IS_KEPT}
    order by o.id desc limit ${limit}
  )`,
});

/** Offers of the notice `n`; null unless the viewer owns it. */
const offersOfNotice: SqlField = {
  ...made,
  build: (scope, selection) => forOwner(scope.viewerId, made.build(scope, selection)),
};

addFields(ViewerType, {
  offers: {
    type: () => OfferConnection,
    description: 'The offers (받은 제안) to the viewer, until 90 days after their end.',
    args: ConnectionArgs,
    sql: received,
  },
});

addFields(NoticeType, {
  offers: {
    type: () => OfferConnection,
    nullable: true,
    description:
      'The offers (보낸 제안) of the notice, until 90 days after their end; null unless the viewer is the owner.',
    args: ConnectionArgs,
    sql: offersOfNotice,
  },
  offerCount: {
    type: () => Int,
    nullable: true,
    description: 'The number of its offers (보낸 제안 수) in the list; null unless the viewer is the owner.',
    sql: ({ viewerId }) =>
      forOwner(viewerId, sql`(select count(*)::int from offer o where o.notice_id = n.id and ${IS_KEPT})`),
  },
  viewerCanMakeOffers: {
    type: () => Boolean,
    description: 'Whether the viewer, as the owner of the notice, may make offers (제안하기).',
    sql: ({ viewerId, env }) => isAllowedUnlessSuspended(viewerId, denyOffers(viewerId, sql.lit(env.SCHOOL_PROOF))),
  },
});

addFields(ApplicationType, {
  wasOffered: {
    type: () => Boolean,
    description: 'Whether the applicant answered an offer (제안) of the owner with it.',
    sql: a.offered,
  },
});
