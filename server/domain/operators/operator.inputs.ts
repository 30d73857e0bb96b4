import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { text, Valid } from '../../platform/text/validation';
import { ConnectionArgs } from '../kit/api/paging';

/** Arguments of the list of schools. */
@ArgsType()
export class OperatedSchoolListArgs extends ConnectionArgs {
  @Valid(text({ ko: '검색어', en: 'the search' }, BOUNDS.query))
  @Field({
    defaultValue: '',
    description: 'A part of a Korean or English name or of an abbreviation (줄임말); all schools by default.',
  })
  search!: string;
}

@InputType({ description: 'A member to appoint as a moderator of their school (학교 운영자).' })
export class AppointModeratorInput {
  @Field(() => ID, { description: 'The id of the school.' })
  schoolId!: string;

  @Valid(text({ ko: '아이디나 닉네임', en: 'the login ID or nickname' }, BOUNDS.nickName))
  @Field({ description: 'The login id (아이디) or the nickname (닉네임) of a member of the school.' })
  member!: string;
}

@InputType({ description: 'A moderator (학교 운영자) to dismiss.' })
export class DismissModeratorInput {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: string;
}
