import { Field, ObjectType } from 'type-graphql';
import { ViewerView } from '../members/member.view';

/** What a member shares with their teammates; null where they share nothing. */
@ObjectType('Contacts', {
  simpleResolvers: true,
  description:
    'What a member shares with their teammates (연락처). Only the member and their current teammates see it.',
})
export class ContactsView {
  @Field(() => String, { nullable: true, description: 'A KakaoTalk open chat (오픈채팅), as an address.' })
  openChat!: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address (이메일).' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'A phone number (전화번호).' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'A user name at GitHub (깃허브).' })
  github!: string | null;

  @Field(() => String, { nullable: true, description: 'A user name at Discord (디스코드).' })
  discord!: string | null;
}

/** What a change of the contacts returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateContacts.' })
export class UpdateContactsPayload {
  @Field(() => ViewerView, { description: 'The viewer with the changed contacts.' })
  viewer!: ViewerView;
}
