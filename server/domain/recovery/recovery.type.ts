import { Field, Int, ObjectType } from 'type-graphql';
import { Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';

/**
 * What a request for a new password returns, which is the same whether or not there is such an
 * account.
 */
@ObjectType({ simpleResolvers: true, description: 'The result of requestPasswordReset.' })
export class RequestPasswordResetPayload {
  @Field(() => Int, {
    description:
      'Minutes for which the link is valid. Nothing tells whether there is such an account and a mail was sent.',
  })
  validMinutes!: number;
}

/** What replacing a lost password returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of resetPassword.' })
export class ResetPasswordPayload {
  @Field({ description: 'The login id (아이디) with which the member can now log in.' })
  loginId!: string;
}

/** What changing the e-mail address returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of changeEmail.' })
export class ChangeEmailPayload {
  @Field(() => ViewerType, { description: 'The viewer with the new address.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}
