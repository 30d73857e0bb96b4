import { ArgsType, Field } from 'type-graphql';
import { ConnectionArgs } from '../kit/paging';

/** State of the cases in a list. */
export enum CaseState {
  OPEN = 'OPEN',
  DECIDED = 'DECIDED',
}

/** The arguments of a list of cases. */
@ArgsType()
export class CaseListArgs extends ConnectionArgs {
  @Field(() => CaseState, { defaultValue: CaseState.OPEN, description: 'The state of the cases.' })
  state!: CaseState;
}
