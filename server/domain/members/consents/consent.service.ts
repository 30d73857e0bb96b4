import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '../../../../shared/consents';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { ensureNoToken } from '../../kit/sessions/token';
import type { ConsentInput, GiveConsentsInput } from './consent.inputs';
import { insertConsents } from './consent.sql';
import { readViewer } from '../member.sql';

/**
 * Records the viewer's agreements.
 * @throws {AppError} CONSENT_OUTDATED, SESSION_REQUIRED, UNAUTHENTICATED
 */
export async function giveConsents(ctx: Context, { consents }: GiveConsentsInput): Promise<void> {
  ensureNoToken(ctx);
  const memberId = requireViewerId(ctx);
  const kinds = parseKinds(consents);
  // The viewer is read first, because a member who withdrew in another session has no row.
  await readViewer(ctx);
  await insertConsents(ctx.writes, memberId, kinds);
}

/**
 * Returns the consents of a sign-up, which must be complete.
 * @throws {AppError} CONSENT_OUTDATED, VALIDATION_FAILED
 */
export function parseAllKinds(consents: readonly ConsentInput[]): ConsentKind[] {
  const kinds = parseKinds(consents);
  if (CONSENT_KINDS.some((kind) => !kinds.includes(kind))) {
    throw invalid({
      consents: {
        ko: '이용약관과 개인정보 처리방침에 동의하고 나이를 확인해 주세요.',
        en: 'Agree to the terms and the privacy notice, and confirm your age.',
      },
    });
  }
  return kinds;
}

/**
 * Refuses outdated versions. Such a client belongs to another release and has shown another text.
 */
function parseKinds(consents: readonly ConsentInput[]): ConsentKind[] {
  const outdated = consents.some(({ kind, version }) => version !== CONSENT_VERSIONS[kind]);
  if (outdated) throw new AppError('CONSENT_OUTDATED');
  return consents.map(({ kind }) => kind);
}
