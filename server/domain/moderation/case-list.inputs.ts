import { ArgsType, Field } from 'type-graphql';
import { ConnectionArgs } from '../kit/paging';
import { CaseState } from './moderation.view';

/** The arguments of a list of cases. */
@ArgsType()
export class CaseListArgs extends ConnectionArgs {
  @Field(() => CaseState, { defaultValue: CaseState.OPEN, description: 'Which cases.' })
  state!: CaseState;
}
