import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnv } from './child-process';

const COMMANDS = join(__dirname, '..', '..', '..', 'dist', 'server', 'commands');

/** Exit code and output of a command. */
export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs Node with these arguments and waits for the end.
 * @param env the whole environment except that of all child processes
 */
export async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<CommandResult> {
  try {
    const options = { env: { ...childEnv(), ...env } };
    return { code: 0, ...(await promisify(execFile)(process.execPath, args, options)) };
  } catch (error) {
    return error as CommandResult;
  }
}

/** Returns Node's arguments for a built command of server/commands, such as `migrate`. */
export function builtCommand(name: string, ...args: string[]): readonly string[] {
  return [join(COMMANDS, `${name}.js`), ...args];
}
