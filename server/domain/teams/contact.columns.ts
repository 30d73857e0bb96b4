import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ContactTables } from './contact.entity';

/** The contacts joined as `c`, also by an outer join, as one JSON column. Only statements that check the reader select it. */
export function contactsColumn() {
  const eb = expressionBuilder<{ c: ContactTables['contact'] }, 'c'>();
  return jsonBuildObject({
    openChat: eb.ref('c.open_chat'),
    email: eb.ref('c.email'),
    phone: eb.ref('c.phone'),
    github: eb.ref('c.github'),
    discord: eb.ref('c.discord'),
  });
}
