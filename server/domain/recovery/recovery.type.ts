import { Field, Int, ObjectType } from 'type-graphql';
import { Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';

/** Payload of `requestPasswordReset`. It is the same whether or not the account exists. */
@ObjectType({ simpleResolvers: true, description: 'The result of requestPasswordReset.' })
export class RequestPasswordResetPayload {
  @Field(() => Int, {
    description:
      'The validity of the link in minutes. The response does not reveal whether the account exists and a mail was sent.',
  })
  validMinutes!: number;
}

/** Payload of `resetPassword`. */
@ObjectType({ simpleResolvers: true, description: 'The result of resetPassword.' })
export class ResetPasswordPayload {
  @Field({ description: 'The login id (아이디) of the member.' })
  loginId!: string;
}

/** Payload of `changeEmail`. */
@ObjectType({ simpleResolvers: true, description: 'The result of changeEmail.' })
export class ChangeEmailPayload {
  @Field(() => ViewerType, { description: 'The viewer with the new address.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}
