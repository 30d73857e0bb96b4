import { PAGE_PATHS } from '../../../shared/paths';
import { isEqualInConstantTime } from '../../platform/security/constant-time';
import { publicUrlOf } from '../../platform/text/public-url';
import { parseId } from '../../platform/text/validation';
import type { Services } from '../context';

/** An e-mail address of a member, which a link confirms. */
interface Address {
  memberId: number;
  email: string;
}

type Signing = Pick<Services, 'sign'>;

/** The signature contains the address, so a link is valid only while the member has the address. */
const tokenOf = ({ sign }: Signing, { memberId, email }: Address): string =>
  `${memberId}.${sign(`confirm-email:${memberId}:${email}`)}`;

/**
 * Returns the URL of the page that confirms an address. Browsers do not send the part after `#`,
 * so no log contains the token.
 */
export function confirmationLinkOf({ sign, env }: Pick<Services, 'sign' | 'env'>, address: Address): string {
  return `${publicUrlOf(env, PAGE_PATHS.confirmEmail)}#${tokenOf({ sign }, address)}`;
}

/** Parses the member's id in the token of such a URL; null without one. The id is not checked. */
export function parseMemberOfToken(token: string): number | null {
  return parseId(token.split('.')[0]);
}

/** True if the service signed the token for this address. */
export function isTokenOf(signing: Signing, token: string, address: Address): boolean {
  return isEqualInConstantTime(token, tokenOf(signing, address));
}
