import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { CreateAccessTokenInput, RevokeAccessTokenInput } from './token.inputs';
import { createAccessToken, revokeAccessToken } from './token.service';
import { CreateAccessTokenPayload, RevokeAccessTokenPayload } from './token.type';

/** Mutations of access tokens. */
@Resolver(() => ViewerType)
export class AccessTokenResolver {
  @Mutation(() => CreateAccessTokenPayload, {
    nullable: true,
    description: 'Creates a personal access token (액세스 토큰). Requires a session; access tokens are rejected.',
  })
  async createAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAccessTokenInput, { description: 'The new token.' }) input: CreateAccessTokenInput,
  ): Promise<Payload<CreateAccessTokenPayload> | null> {
    const { id, secret } = await createAccessToken(ctx, input);
    return { ...payload({ tokenId: id }), secret };
  }

  @Mutation(() => RevokeAccessTokenPayload, {
    nullable: true,
    description: 'Revokes a personal access token (액세스 토큰). Requires a session; access tokens are rejected.',
  })
  async revokeAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeAccessTokenInput, { description: 'The token to revoke.' }) input: RevokeAccessTokenInput,
  ): Promise<Payload<RevokeAccessTokenPayload> | null> {
    await revokeAccessToken(ctx, readId(input.id));
    return payload({});
  }
}
