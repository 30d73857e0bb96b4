import type { Language } from '../../../../shared/language';
import { type Context, requireViewerId } from '../../context';
import { LANGUAGE_LIMIT } from '../member.rules';
import { updateMemberLanguage } from './language.sql';

/**
 * Changes the language of the viewer and of their browser (rules/language.md). A program with an
 * access token gets no cookie.
 * @throws {AppError} TOO_MANY_ATTEMPTS, UNAUTHENTICATED
 */
export async function updateLanguage(ctx: Context, language: Language): Promise<void> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(LANGUAGE_LIMIT, memberId);
  await ctx.writes.run(updateMemberLanguage, { memberId, language });
  if (!ctx.session.token) ctx.device.rememberLanguage(language);
}
