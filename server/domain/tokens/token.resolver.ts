import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { ViewerView } from '../members/member.view';
import { CreateAccessTokenInput, RevokeAccessTokenInput } from './token.inputs';
import { readTokens } from './token.queries';
import { createAccessToken, revokeAccessToken } from './token.service';
import { AccessTokenView, CreateAccessTokenPayload, RevokeAccessTokenPayload } from './token.view';

/** The mutations of access tokens, and their field of the viewer. */
@Resolver(() => ViewerView)
export class AccessTokenResolver {
  @FieldResolver(() => [AccessTokenView], {
    description: "The viewer's personal access tokens (액세스 토큰), the newest first; 20 at most.",
  })
  accessTokens(@Ctx() ctx: Context, @Root() viewer: ViewerView): Promise<AccessTokenView[]> {
    return readTokens(ctx, viewer.id);
  }

  @Mutation(() => CreateAccessTokenPayload, {
    nullable: true,
    description: 'Creates a personal access token (액세스 토큰). Requests with an access token cannot do this.',
  })
  createAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAccessTokenInput, { description: 'The new token.' }) input: CreateAccessTokenInput,
  ): Promise<CreateAccessTokenPayload | null> {
    return createAccessToken(ctx, input);
  }

  @Mutation(() => RevokeAccessTokenPayload, {
    nullable: true,
    description: 'Revokes a personal access token (액세스 토큰). Requests with an access token cannot do this.',
  })
  revokeAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeAccessTokenInput, { description: 'The token to revoke.' }) input: RevokeAccessTokenInput,
  ): Promise<RevokeAccessTokenPayload | null> {
    return revokeAccessToken(ctx, readId(input.id));
  }
}
