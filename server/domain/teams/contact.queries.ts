import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import type { MemberTables } from '../members/member.entity';
import { contactsColumn } from './contact.columns';
import type { ContactTables } from './contact.entity';
import type { ContactsView } from './contact.view';

const { statement } = statementsOn<ContactTables & MemberTables>();

const contactsOfViewer = statement<{ viewerId: number }>()('teams.contactsOfViewer', (db, { viewerId }) =>
  db
    .selectFrom('member as m')
    .leftJoin('contact as c', 'c.member_id', 'm.id')
    .select(() => contactsColumn().as('contacts'))
    .where('m.id', '=', viewerId),
);

const NO_CONTACTS: ContactsView = { openChat: null, email: null, phone: null, github: null, discord: null };

/** Reads what the viewer shares with teammates. */
export async function readContacts(ctx: Context): Promise<ContactsView> {
  const row = await ctx.reads.row(contactsOfViewer, { viewerId: requireViewerId(ctx) });
  return row?.contacts ?? NO_CONTACTS;
}
