import { ArgsType, Field } from 'type-graphql';
import { z } from 'zod';
import { Rule } from '../../platform/validation';
import { ConnectionArgs } from '../kit/paging';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

const STATUSES = z.array(z.enum(ApplicationStatus)).nullish();
const STATUS_FIELD = {
  nullable: true,
  description: 'Only applications with one of these statuses; any status by default.',
};

/** The arguments of a page of the applications to a notice. */
@ArgsType()
export class ApplicationListArgs extends ConnectionArgs {
  @Rule(STATUSES)
  @Field(() => [ApplicationStatus], STATUS_FIELD)
  status?: ApplicationStatus[] | null;

  @Rule(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'Only applications for this role (역할); any role by default.' })
  role?: Role | null;
}

/** The arguments of a page of the viewer's own applications. */
@ArgsType()
export class ViewerApplicationsArgs extends ViewerListArgs {
  @Rule(STATUSES)
  @Field(() => [ApplicationStatus], STATUS_FIELD)
  status?: ApplicationStatus[] | null;
}
