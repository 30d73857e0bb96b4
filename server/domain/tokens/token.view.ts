import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ViewerView } from '../members/member.view';

/** What an access token allows. */
export enum AccessTokenScope {
  READ = 'READ',
  WRITE = 'WRITE',
}

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
export class AccessTokenView {
  @Field(() => ID, { description: 'The id of the token, which is no secret.' })
  id!: number;

  @Field({ description: 'The name (이름) that the member gave it.' })
  name!: string;

  @Field(() => [AccessTokenScope], { description: 'What it allows (권한).' })
  scopes!: AccessTokenScope[];

  @Field(() => GraphQLISODateTime, { description: 'When it expires (만료). It is listed for 30 more days.' })
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used (마지막 사용), to the minute; null before the first use.',
  })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created (만든 때).' })
  createdAt!: Date;
}

/** What creating an access token returns: the only response that has the secret. */
@ObjectType({ simpleResolvers: true, description: 'The result of createAccessToken.' })
export class CreateAccessTokenPayload {
  @Field(() => AccessTokenView, { description: 'The new token (액세스 토큰).' })
  accessToken!: AccessTokenView;

  @Field({ description: 'The secret to send as `Authorization: Bearer …`. It is shown only this once.' })
  secret!: string;

  @Field(() => ViewerView, { description: 'The viewer with the changed list of tokens.' })
  viewer!: ViewerView;
}

/** What revoking an access token returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of revokeAccessToken.' })
export class RevokeAccessTokenPayload {
  @Field(() => ViewerView, { description: 'The viewer with the changed list of tokens.' })
  viewer!: ViewerView;
}
