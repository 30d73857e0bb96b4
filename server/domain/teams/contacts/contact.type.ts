import { type Expression, sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { type SqlField, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { ViewerType } from '../../members/member.type';
import type { ContactTables } from './contact.entity';

const co = columnsOf<ContactTables['contact']>('co');

// The row in scope of contacts is `co`. Its columns are null for a member who shares nothing.

/**
 * A field with the contacts of a member. Use it only in fields that check the viewer
 * (rules/teams.md: Contacts). It is read from the primary, because a replica may lack the latest
 * departure or change.
 */
export function contactsOf(memberId: Expression<number>): SqlField {
  const source = sql`(select ${memberId} as id) sharer left join contact co on co.member_id = sharer.id`;
  return { ...sqlObject(() => source), primary: true };
}

/** A member's contacts for teammates. Each field is null if the member does not share it. */
@ObjectType('Contacts', {
  simpleResolvers: true,
  description:
    'The contacts that a member shares with teammates (연락처). Only the member and current teammates see them.',
})
export class ContactsType {
  @Field(() => String, { nullable: true, description: 'The URL of a KakaoTalk open chat (오픈채팅).' })
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

addFields(ViewerType, {
  contacts: {
    type: () => ContactsType,
    description: 'The contacts that the viewer shares with teammates (연락처).',
    sql: contactsOf(sql`m.id`),
  },
});
