import { type Context, requireViewerId } from '../../context';
import type { UpdateContactsInput } from './contact.inputs';
import { upsertContacts } from './contact.sql';
import { CONTACT_LIMIT } from './contact.rules';

/**
 * Replaces the contacts that the viewer shares with teammates.
 * @throws {AppError} TOO_MANY_ATTEMPTS, or UNAUTHENTICATED for a member who withdrew
 */
export async function updateContacts(ctx: Context, input: UpdateContactsInput): Promise<void> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(CONTACT_LIMIT, viewerId);
  await ctx.writes.run(upsertContacts, { ...input, memberId: viewerId });
}
