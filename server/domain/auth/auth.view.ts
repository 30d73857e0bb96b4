import { Field, ObjectType } from 'type-graphql';
import { ViewerView } from '../members/member.view';

/** What a login returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of logIn.' })
export class LogInPayload {
  @Field(() => ViewerView, { description: 'The member who is logged in now.' })
  viewer!: ViewerView;
}

/** What a logout returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of logOut.' })
export class LogOutPayload {
  @Field(() => ViewerView, { nullable: true, description: 'Always null, because nobody is logged in any more.' })
  viewer!: null;
}

/** What a change of the password returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of changePassword.' })
export class ChangePasswordPayload {
  @Field(() => ViewerView, { description: 'The viewer, who stays logged in here.' })
  viewer!: ViewerView;
}
