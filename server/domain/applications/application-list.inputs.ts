import { ArgsType, Field } from 'type-graphql';
import { z } from 'zod';
import { Rule } from '../../platform/validation';
import { ConnectionArgs } from '../kit/paging';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

const STATUSES = z.array(z.enum(ApplicationStatus)).nullish();
const STATUS_FIELD = { nullable: true, description: 'Only with one of these statuses; with any by default.' };

/** A page of the applications to a notice. */
@ArgsType()
export class ApplicationListArgs extends ConnectionArgs {
  @Rule(STATUSES)
  @Field(() => [ApplicationStatus], STATUS_FIELD)
  status?: ApplicationStatus[] | null;

  @Rule(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'Only for this role (역할); for any by default.' })
  role?: Role | null;
}

/** A page of the viewer's own applications. */
@ArgsType()
export class ViewerApplicationsArgs extends ViewerListArgs {
  @Rule(STATUSES)
  @Field(() => [ApplicationStatus], STATUS_FIELD)
  status?: ApplicationStatus[] | null;
}
