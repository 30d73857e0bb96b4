import { passwordChanged } from '../auth/auth.events';
import { removeAllTokens } from './token.queries';

/**
 * Ends all tokens of a member with a new password: whoever had the old one may have created some
 * (rules.md: Access tokens).
 */
export function endTokensWithPassword(): void {
  passwordChanged.on((tx, { memberId }) => removeAllTokens(tx.writes, memberId));
}
