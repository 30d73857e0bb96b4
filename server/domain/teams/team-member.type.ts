import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, sqlObject, type WriteField } from '../../selection/fields';
import { Sql } from '../../selection/schema-fields';
import { isAllowed } from '../kit/rules';
import { MemberType } from '../members/member.type';
import { isOwn } from '../notices/notice.rules';
import { Role } from '../notices/project.entity';
import { contactsOf, ContactsType } from './contact.type';
import { hasNotAnswered, memberships } from './team.columns';
import { isTeammate } from './team.contributions';
import { manageMemberRules } from './team.rules';

// The row in scope of a team's members is `tm`, at the notice `n`.

/** The current members of the team of the notice `n`, the owner first; none for everybody else. */
export const members: WriteField = ({ viewerId }, selection) =>
  sqlArray(
    selection.json(),
    sql`${memberships()} tm where tm."noticeId" = n.id and ${isTeammate(viewerId, sql<number>`n.id`)}`,
    sql`tm."isOwner" desc, tm.since, tm."memberId"`,
  );

/** A member of a team as the others read them. */
@ObjectType('TeamMember', { simpleResolvers: true, description: 'A current member of a team (팀원).' })
export class TeamMemberType {
  @Field(() => ID, { description: 'The id: those of the team and the member.' })
  @Sql(sql`tm."noticeId" || '-' || tm."memberId"`)
  id!: string;

  @Field(() => MemberType, { description: 'Who it is.' })
  @Sql(sqlObject(() => sql`member m where m.id = tm."memberId"`))
  member!: MemberType;

  @Field(() => Role, { nullable: true, description: 'The role (역할); null for the owner, and in a study.' })
  @Sql(sql`tm.role`)
  role!: Role | null;

  @Field({ description: 'Whether they own the notice (팀장).' })
  @Sql(sql`tm."isOwner"`)
  isOwner!: boolean;

  @Field({ description: 'Since when they have been in the team.' })
  @Sql(sql`tm.since`)
  since!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'When they were asked whether they are still there (응답 확인); null for others than the owner and themselves, and once they have answered.',
  })
  @Sql(({ viewerId }) => sql`case when ${viewerId} in (tm."memberId", n.owner_id) then tm."askedAt" end`)
  askedAt!: Date | null;

  @Field({ description: 'Whether they have not answered for 72 hours, so that their removal needs no reason.' })
  @Sql((scope) => sql`coalesce(${isOwn(scope.viewerId)} and ${hasNotAnswered(sql`tm."askedAt"`)}, false)`)
  unanswered!: boolean;

  @Field(() => ContactsType, { description: 'What they share with the team (연락처).' })
  @Sql(contactsOf(sql`tm."memberId"`))
  contacts!: ContactsType;

  @Field(() => Boolean, {
    description: 'Whether the viewer may remove them (내보내기) and ask for a response (응답 확인).',
  })
  @Sql(({ viewerId }) => isAllowed(manageMemberRules(viewerId, sql`tm."memberId"`)))
  viewerCanManage!: boolean;
}
