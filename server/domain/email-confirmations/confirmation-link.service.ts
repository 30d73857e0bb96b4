import { PAGE_PATHS } from '../../../shared/paths';
import type { Sign } from '../../platform/security/signatures';
import { publicUrlOf } from '../../platform/text/public-url';
import { parseId } from '../../platform/text/validation';
import type { Services } from '../context';

/** An e-mail address of a member, which a link confirms. */
interface Address {
  memberId: number;
  email: string;
}

/** The signature contains the address, so a link is valid only while the member has the address. */
const tokenOf = (sign: Sign, { memberId, email }: Address): string =>
  `${memberId}.${sign(`confirm-email:${memberId}:${email}`)}`;

/**
 * Returns the URL of the page that confirms an address. Browsers do not send the part after `#`,
 * so no log contains the token.
 */
export function confirmationLinkOf(services: Pick<Services, 'signatures' | 'env'>, address: Address): string {
  const { signatures, env } = services;
  return `${publicUrlOf(env, PAGE_PATHS.confirmEmail)}#${tokenOf(signatures.sign, address)}`;
}

/** Parses the member's id in the token of such a URL; null without one. The id is not checked. */
export function parseMemberOfToken(token: string): number | null {
  return parseId(token.split('.')[0]);
}

/** True if the service signed the token for this address. */
export function isTokenOf({ signatures }: Pick<Services, 'signatures'>, token: string, address: Address): boolean {
  return signatures.isGenuine(token, (sign) => tokenOf(sign, address));
}
