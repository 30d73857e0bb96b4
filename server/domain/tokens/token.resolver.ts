import { addMutation } from '../../selection/schema-fields';
import { viewerOfPayload } from '../members/member.type';
import { CreateAccessTokenInput, RevokeAccessTokenInput } from './token.inputs';
import { createAccessToken, revokeAccessToken } from './token.service';
import { AccessTokenType, tokenById } from './token.type';

addMutation('createAccessToken', {
  description: 'Creates a personal access token (액세스 토큰). Requires a session; access tokens are refused.',
  input: { type: CreateAccessTokenInput, description: 'The new token.' },
  payload: {
    accessToken: {
      type: () => AccessTokenType,
      description: 'The new token (액세스 토큰).',
      sql: tokenById,
    },
    secret: {
      type: () => String,
      description: 'The secret to send as `Authorization: Bearer …`. It is shown only this once.',
    },
    viewer: viewerOfPayload('The viewer with the changed list of tokens.'),
  },
  run: createAccessToken,
});

addMutation('revokeAccessToken', {
  description: 'Revokes a personal access token (액세스 토큰). Requires a session; access tokens are refused.',
  input: { type: RevokeAccessTokenInput, description: 'The token to revoke.' },
  payload: {
    viewer: viewerOfPayload('The viewer with the changed list of tokens.'),
  },
  suspensionCheck: 'none',
  run: (ctx, { id }) => revokeAccessToken(ctx, id),
});
