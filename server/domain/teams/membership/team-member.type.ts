import { NOTICE_ID } from '../../notices/notice.rules';
import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, sqlObject, type SqlScope, type BuildField } from '../../../selection/fields';
import { Sql } from '../../../selection/schema-fields';
import { isAllowed } from '../../kit/rules/rules';
import { MemberType } from '../../members/member.type';
import { isOwn } from '../../notices/notice.rules';
import { Role } from '../../profiles/role.entity';
import { contactsOf, ContactsType } from '../contacts/contact.type';
import { isOverdue, hasOpenRequest, memberships, isInTeam } from '../team.sql';
import { denyManagingMember } from '../team.rules';

// The row in scope of a team's members is `tm`. Their team belongs to the notice `n`.

/**
 * Current members of the team of the notice `n`, the owner first; none unless the viewer is
 * one of them.
 */
export const members: BuildField = ({ viewerId }, selection) =>
  sqlArray(
    selection.json(),
    sql`${memberships()} tm where tm."noticeId" = n.id and ${isInTeam(viewerId, NOTICE_ID)}`,
    sql`tm."isOwner" desc, tm.since, tm."memberId"`,
  );

const canManage = ({ viewerId }: SqlScope) => isAllowed(denyManagingMember(viewerId, sql`tm."memberId"`));

/** A member of a team as current members read it. */
@ObjectType('TeamMember', { simpleResolvers: true, description: 'A current member of a team (팀원).' })
export class TeamMemberType {
  @Field(() => ID, { description: 'The id: the id of the team and the id of the member.' })
  @Sql(sql`tm."noticeId" || '-' || tm."memberId"`)
  id!: string;

  @Field(() => MemberType, { description: 'The member.' })
  @Sql(sqlObject(() => sql`member m where m.id = tm."memberId"`))
  member!: MemberType;

  @Field(() => Role, { nullable: true, description: 'The role (역할); null for the owner, and in a study.' })
  @Sql(sql`tm.role`)
  role!: Role | null;

  @Field({ description: 'Whether the member owns the notice (팀장).' })
  @Sql(sql`tm."isOwner"`)
  isOwner!: boolean;

  @Field({ description: 'The time when the member joined the team.' })
  @Sql(sql`tm.since`)
  since!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the owner requested a response (응답 확인). Null after the response, and unless the viewer is the owner or the member.',
  })
  @Sql(({ viewerId }) => sql`case when ${viewerId} in (tm."memberId", n.owner_id) then tm."askedAt" end`)
  askedAt!: Date | null;

  @Field({
    description:
      'Whether the member has not responded for 72 hours. The removal then needs no reason. False unless the viewer is the owner.',
  })
  @Sql((scope) => sql`coalesce(${isOwn(scope.viewerId)} and ${isOverdue(sql`tm."askedAt"`)}, false)`)
  unanswered!: boolean;

  @Field(() => ContactsType, { description: 'The contacts that the member shares with teammates (연락처).' })
  @Sql(contactsOf(sql`tm."memberId"`))
  contacts!: ContactsType;

  @Field(() => Boolean, {
    description: 'Whether the viewer may remove the member (내보내기) and hand the team over to them (팀장 넘기기).',
  })
  @Sql(canManage)
  viewerCanManage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may request a response (응답 확인) from the member: without an open request.',
  })
  @Sql((scope) => sql`(${canManage(scope)} and not ${hasOpenRequest(sql`tm."askedAt"`)})`)
  viewerCanAsk!: boolean;
}
