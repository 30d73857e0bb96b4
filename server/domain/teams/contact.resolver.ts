import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { ViewerView } from '../members/member.view';
import { UpdateContactsInput } from './contact.inputs';
import { readContacts } from './contact.queries';
import { updateContacts } from './contact.service';
import { ContactsView, UpdateContactsPayload } from './contact.view';

/** The mutation of contacts, and their field of the viewer. */
@Resolver(() => ViewerView)
export class ContactResolver {
  @FieldResolver(() => ContactsView, { description: 'What the viewer shares with their teammates (연락처).' })
  contacts(@Ctx() ctx: Context): Promise<ContactsView> {
    return readContacts(ctx);
  }

  @Mutation(() => UpdateContactsPayload, {
    nullable: true,
    description: 'Replaces what the viewer shares with their teammates (연락처).',
  })
  async updateContacts(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateContactsInput, { description: 'The contacts.' }) input: UpdateContactsInput,
  ): Promise<UpdateContactsPayload | null> {
    return { viewer: await updateContacts(ctx, input) };
  }
}
