import type { RunAs } from '../../server/embedded-postgres/system-user';
import { ManagedProcess } from '../../server/test-kit/processes/child-process';

/**
 * Runs a program as this user. `setpriv` replaces itself by the program, so signals reach the
 * program.
 */
export function processOf(program: string, args: readonly string[], { uid, gid }: RunAs): ManagedProcess {
  if (uid === undefined || gid === undefined) return new ManagedProcess(program, args);
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return new ManagedProcess('setpriv', [...user, program, ...args]);
}
