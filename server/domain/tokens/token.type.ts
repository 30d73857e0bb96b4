import { sql } from 'kysely';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { payloadObject, sqlArray } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { ViewerType } from '../members/member.type';
import { AccessTokenScope, type TokenTables } from './token.entity';
import { isExpired, scopesOf } from './token.sql';
import { isoTime } from '../../selection/responses';
import { defineExport } from '../kit/export/export';

const token = columnsOf<TokenTables['access_token']>('token');

// SQL alias `token`: an access token.

/** Payload field: the token whose id `run` returns as `tokenId`. */
export const tokenById = payloadObject<{ tokenId: number }>(
  (scope) => sql`access_token token where token.id = ${scope.value('tokenId')}::int`,
);

const scopes = (mayWrite: boolean) => sql`${sql.lit(JSON.stringify(scopesOf(mayWrite)))}::json`;

registerEnumType(AccessTokenScope, {
  name: 'AccessTokenScope',
  description: 'The rights of a personal access token (액세스 토큰).',
  valuesConfig: {
    READ: { description: 'Queries, subscriptions and GET requests (읽기). Every token has it.' },
    WRITE: { description: 'Mutations and all other requests (쓰기).' },
  },
});

/** An access token, for its member. The secret is not stored, so nobody sees it again. */
@ObjectType('AccessToken', {
  simpleResolvers: true,
  description: 'A personal access token (액세스 토큰), with which a program acts as the member who created it.',
})
export class AccessTokenType {
  @Field(() => ID, { description: 'The id of the token, which is no secret.' })
  @Sql(token.id)
  id!: number;

  @Field({ description: 'The name (이름) from the member.' })
  @Sql(token.name)
  name!: string;

  @Field(() => [AccessTokenScope], { description: 'The rights (권한).' })
  @Sql(sql`case when token.may_write then ${scopes(true)} else ${scopes(false)} end`)
  scopes!: AccessTokenScope[];

  @Field(() => GraphQLISODateTime, { description: 'The expiry (만료). The token is listed for 30 more days.' })
  @Sql(token.expires_at)
  expiresAt!: Date;

  @Field({ description: 'Whether it has expired (만료), so that the service no longer accepts it.' })
  @Sql(isExpired)
  expired!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The last use (마지막 사용), to the minute; null before the first use.',
  })
  @Sql(token.last_used_at)
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'The time of creation (만든 때).' })
  @Sql(token.created_at)
  createdAt!: Date;
}

addFields(ViewerType, {
  accessTokens: {
    type: () => [AccessTokenType],
    description: "The viewer's personal access tokens (액세스 토큰), the newest first; 20 at most.",
    sql: ({ viewerId }, selection) =>
      sqlArray(selection.json(), sql`access_token token where token.member_id = ${viewerId}`, sql`token.id desc`),
  },
});

/** The viewer's access tokens, without the hashes of their secrets. */
export const tokenExport = defineExport({
  name: 'access-tokens',
  tables: ['access_token'],
  type: 'AccessToken',
  rows: ({ viewerId }) => sql`access_token token where token.member_id = ${viewerId}`,
  id: token.id,
  shape: {
    name: 'name',
    mayWrite: token.may_write,
    expiresAt: isoTime('expiresAt'),
    lastUsedAt: isoTime('lastUsedAt'),
    createdAt: isoTime('createdAt'),
  },
});
