import { sql } from 'kysely';
import { type SqlDefinitions, sqlArray, sqlColumn, sqlId, sqlObject, sqlTime } from '../../selection/fields';
import { viewerOfPayload } from '../members/member.sql-fields';
import { scopesOf } from './token.queries';

// The row in scope of access tokens is `token`.

const scopes = (mayWrite: boolean) => sql`${sql.lit(JSON.stringify(scopesOf(mayWrite)))}::json`;

export const tokenSqlFields: SqlDefinitions = {
  fields: {
    CreateAccessTokenPayload: {
      accessToken: sqlObject((scope) => sql`access_token token where token.id = ${scope.value('tokenId')}::int`),
      viewer: viewerOfPayload,
    },
    RevokeAccessTokenPayload: { viewer: viewerOfPayload },
    Viewer: {
      accessTokens: sqlColumn(({ viewerId }, selection) =>
        sqlArray(selection.json(), sql`access_token token where token.member_id = ${viewerId}`, sql`token.id desc`),
      ),
    },
    AccessToken: {
      id: sqlId(() => sql`token.id`),
      name: sqlColumn(() => sql`token.name`),
      scopes: sqlColumn(() => sql`case when token.may_write then ${scopes(true)} else ${scopes(false)} end`),
      expiresAt: sqlTime(() => sql`token.expires_at`),
      lastUsedAt: sqlTime(() => sql`token.last_used_at`),
      createdAt: sqlTime(() => sql`token.created_at`),
    },
  },
};
