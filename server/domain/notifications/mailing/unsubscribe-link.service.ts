import { PAGE_PATHS } from '../../../../shared/paths';
import { publicUrlOf } from '../../../platform/text/public-url';
import type { Sign } from '../../../platform/security/signatures';
import { parseId } from '../../../platform/text/validation';
import type { Services } from '../../context';
import { type NotificationKind, KIND_NAMES } from '../notification-kinds';

/**
 * Recipient of a mail and the kind of its notifications. Its link unsubscribes them from the
 * topic of the kind.
 */
export interface Subscription {
  memberId: number;
  kind: NotificationKind;
}

const tokenOf = (sign: Sign, { memberId, kind }: Subscription): string =>
  `${memberId}.${kind}.${sign(`unsubscribe:${memberId}:${kind}`)}`;

/**
 * Returns the URL that unsubscribes from a topic: a page for people, and a POST for mail programs
 * (RFC 8058). It never expires.
 */
export function unsubscribeLinkOf(
  { signatures, env }: Pick<Services, 'signatures' | 'env'>,
  subscription: Subscription,
): string {
  const link = new URL(publicUrlOf(env, PAGE_PATHS.unsubscribe));
  link.searchParams.set('token', tokenOf(signatures.sign, subscription));
  return link.href;
}

/** Parses the token of such a URL; null if the service did not sign it. */
export function parseUnsubscribeToken(
  { signatures }: Pick<Services, 'signatures'>,
  token: string,
): Subscription | null {
  const [id, name] = token.split('.');
  const kind = KIND_NAMES.find((each) => each === name);
  const memberId = parseId(id);
  if (kind === undefined || memberId === null) return null;
  const subscription = { memberId, kind };
  return signatures.isGenuine(token, (sign) => tokenOf(sign, subscription)) ? subscription : null;
}
