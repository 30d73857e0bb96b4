import { ArgsType, Field } from 'type-graphql';
import { ConnectionArgs } from '../kit/paging';

/** Which cases a list has. */
export enum CaseState {
  OPEN = 'OPEN',
  DECIDED = 'DECIDED',
}

/** The arguments of a list of cases. */
@ArgsType()
export class CaseListArgs extends ConnectionArgs {
  @Field(() => CaseState, { defaultValue: CaseState.OPEN, description: 'Which cases.' })
  state!: CaseState;
}
