import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { UpdateContactsInput } from './contact.inputs';
import { updateContacts } from './contact.service';
import { UpdateContactsPayload } from './contact.type';

/** The mutation of contacts. */
@Resolver(() => ViewerType)
export class ContactResolver {
  @Mutation(() => UpdateContactsPayload, {
    nullable: true,
    description: 'Replaces the contacts that the viewer shares with teammates (연락처).',
  })
  async updateContacts(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateContactsInput, { description: 'The contacts.' }) input: UpdateContactsInput,
  ): Promise<Payload<UpdateContactsPayload> | null> {
    await updateContacts(ctx, input);
    return payload({});
  }
}
