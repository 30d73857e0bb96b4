import { sql } from 'kysely';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { sqlArray, sqlObject } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';
import { AccessTokenScope, type TokenTables } from './token.entity';
import { scopesOf } from './token.queries';

const token = columnsOf<TokenTables['access_token']>('token');

// The row in scope of access tokens is `token`.

const scopes = (mayWrite: boolean) => sql`${sql.lit(JSON.stringify(scopesOf(mayWrite)))}::json`;

registerEnumType(AccessTokenScope, {
  name: 'AccessTokenScope',
  description: 'What a personal access token (액세스 토큰) allows.',
  valuesConfig: {
    READ: { description: 'Queries, subscriptions and GET requests (읽기). Every token has it.' },
    WRITE: { description: 'Mutations and all other requests (쓰기).' },
  },
});

/** An access token as its member sees it. The secret is not stored, so nobody sees it again. */
@ObjectType('AccessToken', {
  simpleResolvers: true,
  description: 'A personal access token (액세스 토큰), by which a program acts as the member who created it.',
})
export class AccessTokenType {
  @Field(() => ID, { description: 'The id of the token, which is no secret.' })
  @Sql(token.id)
  id!: number;

  @Field({ description: 'The name (이름) that the member gave it.' })
  @Sql(token.name)
  name!: string;

  @Field(() => [AccessTokenScope], { description: 'What it allows (권한).' })
  @Sql(sql`case when token.may_write then ${scopes(true)} else ${scopes(false)} end`)
  scopes!: AccessTokenScope[];

  @Field(() => GraphQLISODateTime, { description: 'When it expires (만료). It is listed for 30 more days.' })
  @Sql(token.expires_at)
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used (마지막 사용), to the minute; null before the first use.',
  })
  @Sql(token.last_used_at)
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created (만든 때).' })
  @Sql(token.created_at)
  createdAt!: Date;
}

/** What creating an access token returns: the only response that has the secret. */
@ObjectType({ simpleResolvers: true, description: 'The result of createAccessToken.' })
export class CreateAccessTokenPayload {
  @Field(() => AccessTokenType, { description: 'The new token (액세스 토큰).' })
  @Sql(sqlObject((scope) => sql`access_token token where token.id = ${scope.value('tokenId')}::int`))
  accessToken!: AccessTokenType;

  @Field({ description: 'The secret to send as `Authorization: Bearer …`. It is shown only this once.' })
  secret!: string;

  @Field(() => ViewerType, { description: 'The viewer with the changed list of tokens.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** What revoking an access token returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of revokeAccessToken.' })
export class RevokeAccessTokenPayload {
  @Field(() => ViewerType, { description: 'The viewer with the changed list of tokens.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

addFields(ViewerType, {
  accessTokens: {
    type: () => [AccessTokenType],
    description: "The viewer's personal access tokens (액세스 토큰), the newest first; 20 at most.",
    sql: ({ viewerId }, selection) =>
      sqlArray(selection.json(), sql`access_token token where token.member_id = ${viewerId}`, sql`token.id desc`),
  },
});
