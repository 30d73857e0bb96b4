import { passwordChanged } from '../auth/auth.events';
import { removeAllTokens } from './token.queries';

/**
 * Deletes all tokens of a member after a new password. Somebody with the old password may have
 * created some (rules.md: Access tokens).
 */
export function endTokensWithPassword(): void {
  passwordChanged.on((tx, { memberId }) => removeAllTokens(tx.writes, memberId));
}
