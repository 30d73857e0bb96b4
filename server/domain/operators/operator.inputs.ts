import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import type { FieldTexts } from '../../platform/errors/app-error';
import { fieldMessages, type Label } from '../../platform/text/field-messages';
import { lineText, paragraphText, text, Together, Valid } from '../../platform/text/validation';
import { ConnectionArgs } from '../../selection/connections/paging';

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

/** Arguments of the operator of a school. */
@ArgsType()
export class OperatorArgs {
  @Valid(text({ ko: '학교', en: 'the school' }, { min: 0, max: BOUNDS.university.max }))
  @Field({
    defaultValue: '',
    description: "A name of the school (학교), as a member enters it; the viewer's by default.",
  })
  school!: string;
}

const NAME: Label = { ko: '운영자 이름', en: 'the name of the operator' };
const CONTACT: Label = { ko: '연락처', en: 'the contact' };

/** A school has no text of its own without an operator of its own. */
function checkOperator({ name, contact, termsText, privacyText }: UpdateSchoolOperatorInput): FieldTexts {
  if (name + contact + termsText + privacyText === '') return {};
  return {
    ...(name === '' && { name: fieldMessages(NAME, BOUNDS.operatorName).EMPTY }),
    ...(contact === '' && { contact: fieldMessages(CONTACT, BOUNDS.operatorContact).EMPTY }),
  };
}

@Together(checkOperator)
@InputType({
  description: 'The operator (운영자) of a school. If all texts are empty, the school has the default one.',
})
export class UpdateSchoolOperatorInput {
  @Field(() => ID, { description: 'The id of the school.' })
  schoolId!: string;

  @Valid(lineText(NAME, BOUNDS.operatorName))
  @Field({ description: 'The name (이름), at most 100 characters.' })
  name!: string;

  @Valid(lineText(CONTACT, BOUNDS.operatorContact))
  @Field({ description: 'The contact (연락처), at most 200 characters.' })
  contact!: string;

  @Valid(paragraphText({ ko: '이용약관의 추가 안내', en: 'the text in the terms' }, BOUNDS.operatorText))
  @Field({
    defaultValue: '',
    description: 'The additional text of the school in the terms (이용약관), as Markdown, at most 3,000 characters.',
  })
  termsText!: string;

  @Valid(
    paragraphText({ ko: '개인정보 처리방침의 추가 안내', en: 'the text in the privacy notice' }, BOUNDS.operatorText),
  )
  @Field({
    defaultValue: '',
    description:
      'The additional text of the school in the privacy notice (개인정보 처리방침), as Markdown, at most 3,000 characters.',
  })
  privacyText!: string;
}
