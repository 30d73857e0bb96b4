import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';

/** What a login returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of logIn.' })
export class LogInPayload {
  @Field(() => ViewerType, { description: 'The member who is logged in now.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** What a logout returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of logOut.' })
export class LogOutPayload {
  @Field(() => ViewerType, { nullable: true, description: 'Always null, because nobody is logged in any more.' })
  @Sql(sql`null::json`)
  viewer!: null;
}

/** What a change of the password returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of changePassword.' })
export class ChangePasswordPayload {
  @Field(() => ViewerType, { description: 'The viewer, who stays logged in here.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}
