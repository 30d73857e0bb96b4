import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '../../../shared/language';
import { type ParsedArguments, payloadObject, sqlObject, type SqlScope } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addQueries, Sql } from '../../selection/schema-fields';
import { viewerInRow } from '../../selection/viewer-id';
import { officialNameOf, SchoolType } from '../schools/school.type';
import { imageUrlFor, nickNameFor } from './member.sql';
import { hasVerifiedSchool, rowOfViewer } from './member-visibility.sql';
import { LanguageValue } from './language/language.inputs';
import type { MemberTables } from './member.entity';

const m = columnsOf<MemberTables['member']>('m');

// SQL alias `m`: the member, also for the viewer.

/** Arguments of fields that show a member's own view of themselves, even if they are hidden. */
export const AS_THEMSELVES: ParsedArguments = { values: {}, options: { asThemselves: true } };

/** The member who reads the fields: the viewer, or the member themselves. */
const readerOf = ({ viewerId, options }: SqlScope) => (options.asThemselves === true ? sql<number>`m.id` : viewerId);

/** The viewer in a payload; null for a visitor. */
const viewer = sqlObject(({ viewerId }) => sql`${rowOfViewer(viewerId)} m`);

/**
 * A member as others see them, without data that identifies them outside the service
 * (rules/rights.md).
 */
@ObjectType('Member', {
  simpleResolvers: true,
  description: 'A student (회원). Others see only the nickname, the picture and whether the school is verified.',
})
export class MemberType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(m.id)
  id!: number;

  @Field({ description: 'The nickname (닉네임).' })
  @Sql((scope) => nickNameFor(readerOf(scope), scope.language))
  nickName!: string;

  @Field(() => String, { nullable: true, description: 'The path of the picture (프로필 사진); null without one.' })
  @Sql((scope) => imageUrlFor(readerOf(scope)))
  imageUrl!: string | null;

  @Field({ description: 'Whether the member has verified their school (학교 인증) by a school address.' })
  @Sql(hasVerifiedSchool(viewerInRow('m')))
  schoolVerified!: boolean;

  @Field({
    description: 'Whether nickname and picture are hidden from others (숨김). They stay visible to the member.',
  })
  @Sql(m.hidden)
  hidden!: boolean;
}

/** The viewer with data that only they see. Other modules add fields. */
@ObjectType('Viewer', { simpleResolvers: true, description: 'The logged-in member (나), with private data.' })
export class ViewerType {
  @Field(() => ID, { description: "The member's id." })
  @Sql(m.id)
  id!: number;

  @Field({ description: 'The login id (아이디).' })
  @Sql(m.login_id)
  loginId!: string;

  @Field({ description: 'The e-mail address (이메일).' })
  @Sql(m.email)
  email!: string;

  @Field(() => Int, {
    description: 'The version of the profile. Each change increases it. Edits send it back as expectedVersion.',
  })
  @Sql(m.version)
  version!: number;

  @Field(() => LanguageValue, { description: 'The language (언어) of mails. Pages use it after a login.' })
  @Sql(m.language)
  language!: Language;

  @Field(() => MemberType, { description: "The viewer's public profile." })
  @Sql((_scope, selection) => selection.json())
  member!: MemberType;

  @Field(() => SchoolType, { description: 'The school (학교), whose notices the viewer sees.' })
  @Sql(sqlObject(() => sql`(select m.school_key, ${officialNameOf(m.school_key, m.university)} as name) s`))
  school!: SchoolType;
}

/** The viewer in a payload. */
export const viewerOfPayload = (description: string) => ({ type: () => ViewerType, description, sql: viewer });

const memberById = payloadObject<{ memberId: number }>(
  (scope) => sql`member m where m.id = ${scope.value('memberId')}::int`,
);

/** Payload field: the member whose id `run` returns as `memberId`. */
export const memberOfPayload = (description: string) => ({ type: () => MemberType, description, sql: memberById });

addQueries({
  viewer: {
    type: () => ViewerType,
    nullable: true,
    description: 'The logged-in member (나); null for visitors.',
    sql: viewer,
    isOpen: true,
  },
});
