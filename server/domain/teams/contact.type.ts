import { type Expression, sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { type SqlField, sqlObject } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';
import type { ContactTables } from './contact.entity';

const co = columnsOf<ContactTables['contact']>('co');

// The row in scope of contacts is `co`, whose columns are null for a member who shares nothing.

/**
 * A field with the contacts of a member. Only fields that check the reader show it (rules.md:
 * Teams). It is read from the primary, because a replica may not have the latest departure or
 * change.
 */
export function contactsOf(memberId: Expression<number>): SqlField {
  const source = sql`(select ${memberId} as id) sharer left join contact co on co.member_id = sharer.id`;
  return { ...sqlObject(() => source), primary: true };
}

/** What a member shares with their teammates; null where they share nothing. */
@ObjectType('Contacts', {
  simpleResolvers: true,
  description:
    'What a member shares with their teammates (연락처). Only the member and their current teammates see it.',
})
export class ContactsType {
  @Field(() => String, { nullable: true, description: 'A KakaoTalk open chat (오픈채팅), as an address.' })
  @Sql(co.open_chat)
  openChat!: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address (이메일).' })
  @Sql(co.email)
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'A phone number (전화번호).' })
  @Sql(co.phone)
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'A user name at GitHub (깃허브).' })
  @Sql(co.github)
  github!: string | null;

  @Field(() => String, { nullable: true, description: 'A user name at Discord (디스코드).' })
  @Sql(co.discord)
  discord!: string | null;
}

/** What a change of the contacts returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateContacts.' })
export class UpdateContactsPayload {
  @Field(() => ViewerType, { description: 'The viewer with the changed contacts.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

addFields(ViewerType, {
  contacts: {
    type: () => ContactsType,
    description: 'What the viewer shares with their teammates (연락처).',
    sql: contactsOf(sql`m.id`),
  },
});
