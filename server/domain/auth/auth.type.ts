import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';

/** Payload of `logIn`. */
@ObjectType({ simpleResolvers: true, description: 'The result of logIn.' })
export class LogInPayload {
  @Field(() => ViewerType, { description: 'The logged-in member.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** Payload of `logOut`. */
@ObjectType({ simpleResolvers: true, description: 'The result of logOut.' })
export class LogOutPayload {
  @Field(() => ViewerType, { nullable: true, description: 'Always null, because the session has ended.' })
  @Sql(sql`null::json`)
  viewer!: null;
}

/** Payload of `changePassword`. */
@ObjectType({ simpleResolvers: true, description: 'The result of changePassword.' })
export class ChangePasswordPayload {
  @Field(() => ViewerType, { description: 'The viewer, whose current session continues.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}
