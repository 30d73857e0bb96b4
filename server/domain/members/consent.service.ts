import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '../../../shared/consents';
import { AppError, invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { refuseTokens } from '../kit/token';
import type { ConsentInput, GiveConsentsInput } from './consent.inputs';
import { writeConsents } from './consent.queries';
import { readViewer } from './member.queries';

/**
 * Records the viewer's agreements.
 * @throws {AppError} CONSENT_OUTDATED, SESSION_REQUIRED, UNAUTHENTICATED
 */
export async function giveConsents(ctx: Context, { consents }: GiveConsentsInput): Promise<void> {
  refuseTokens(ctx);
  const memberId = requireViewerId(ctx);
  const kinds = readKinds(consents);
  // The viewer is read first, because a member who withdrew in another session has no row.
  await readViewer(ctx);
  await writeConsents(ctx.writes, memberId, kinds);
}

/**
 * Returns the consents of a sign-up, which must be complete.
 * @throws {AppError} CONSENT_OUTDATED, VALIDATION_FAILED
 */
export function readAllKinds(consents: readonly ConsentInput[]): ConsentKind[] {
  const kinds = readKinds(consents);
  if (CONSENT_KINDS.some((kind) => !kinds.includes(kind))) {
    throw invalid({ consents: '이용약관과 개인정보 처리방침에 동의하고 나이를 확인해 주세요.' });
  }
  return kinds;
}

/**
 * Rejects outdated versions. Such a client belongs to another release and has shown another text.
 */
function readKinds(consents: readonly ConsentInput[]): ConsentKind[] {
  const outdated = consents.some(({ kind, version }) => version !== CONSENT_VERSIONS[kind]);
  if (outdated) throw new AppError('CONSENT_OUTDATED');
  return consents.map(({ kind }) => kind);
}
