import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type SqlField, sqlArray, sqlObject, type SqlScope, type BuildField } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addQueries, Sql } from '../../../selection/schema-fields';
import { SchoolType } from '../../schools/school.type';
import { isRecruiting } from '../deadlines/deadline.sql';
import { NoticeKind } from '../notice.entity';
import type { NoticeTables } from '../notice-tables.entity';
import { schoolOfNotice } from '../notice.sql';
import { FROM_ROLES, ROLE_ORDER, SEAT_COUNT } from '../kinds/headcount.sql';
import { Role } from '../../profiles/role.entity';
import { parseShareUrl } from './link-preview.service';

const n = columnsOf<NoticeTables['notice']>('n');

// The row in scope of shared notices is `n`, and of their roles `r`.

const wantedRoles: BuildField = (_scope, selection) =>
  sqlArray(selection.json(), sql`${FROM_ROLES} where r.headcount > 0`, ROLE_ORDER);

/** A role of a shared notice. */
@ObjectType('SharedRole', { simpleResolvers: true, description: 'A role (역할) that a shared notice recruits.' })
class SharedRoleType {
  @Field(() => Role, { description: 'The role (역할).' })
  @Sql(sql`r.role`)
  role!: Role;

  @Field(() => Int, { description: 'The number of members to recruit for the role (역할별 인원).' })
  @Sql(sql`r.headcount`)
  headcount!: number;
}

/** Everything that a share link shows of its notice (rules/share-links.md). */
@ObjectType('SharedNotice', {
  simpleResolvers: true,
  description: 'The part of a notice (공고) that anybody with its share link may read.',
})
class SharedNoticeType {
  @Field(() => ID, { description: 'The id of the notice.' })
  @Sql(n.id)
  id!: number;

  @Field(() => NoticeKind, { description: 'Whether it is a project or a study.' })
  @Sql(n.kind)
  kind!: NoticeKind;

  @Field({ description: 'The title (제목).' })
  @Sql(n.title)
  title!: string;

  @Field({ description: 'Whether it recruits (모집 중).' })
  @Sql(isRecruiting)
  recruiting!: boolean;

  @Field(() => Int, { description: 'The number of seats (자리) in all: the sum over the roles, if there are any.' })
  @Sql(SEAT_COUNT)
  headcount!: number;

  @Field(() => [SharedRoleType], {
    description: 'The roles (역할) with a headcount; empty without headcounts by role.',
  })
  @Sql(wantedRoles)
  roles!: SharedRoleType[];

  @Field(() => SchoolType, { description: 'The school (학교) of the notice.' })
  @Sql(sqlObject(() => schoolOfNotice()))
  school!: SchoolType;
}

/** Parses the argument `shareUrl`. An invalid signature gives no id, so nothing is found. */
const parseShareUrlArgument: SqlField['parse'] = ({ shareUrl }, ctx) => {
  const { id = null, kind = null } = parseShareUrl(ctx, String(shareUrl)) ?? {};
  return { values: { noticeId: id, kind } };
};

const sharedNotice = ({ value }: SqlScope) =>
  sql`notice n where n.id = ${value('noticeId')}::int and n.kind = ${value('kind')}::text and not n.hidden`;

const args = { shareUrl: { type: () => String, description: 'The share link from Notice.shareUrl.' } };

addQueries({
  sharedNotice: {
    type: () => SharedNoticeType,
    nullable: true,
    description: 'The notice (공고) of a share link; null for any other link. Visitors may read it.',
    args,
    sql: { parse: parseShareUrlArgument, ...sqlObject(sharedNotice) },
    isOpen: true,
  },
  sharedSchool: {
    type: () => SchoolType,
    nullable: true,
    description: 'The school (학교) of the notice of a share link; null for any other link. Visitors may read it.',
    args,
    sql: {
      parse: parseShareUrlArgument,
      ...sqlObject((scope) => schoolOfNotice(sharedNotice(scope))),
    },
    isOpen: true,
  },
});
