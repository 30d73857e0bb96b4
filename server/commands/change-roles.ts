import { AppointedRole } from '../domain/operators/appointment.entity';
import { changeRole, findByLoginId, findHolders, type RoleHolder } from '../domain/operators/appointment.sql';
import { migrateDatabase } from '../database/migrate';
import { StartError } from '../platform/errors/start-error';
import { withStatements } from './with-statements';
import { runCommand, usageError } from './run-command';

/** The start or the end of a role. */
interface Change {
  loginId: string;
  role: AppointedRole;
  appointed: boolean;
}

/**
 * Starts or ends a role of a member (rules/operators.md).
 * @returns the name of the member's school
 * @throws {StartError} if there is no such member
 */
export function changeRoleOf(databaseUrl: string, { loginId, role, appointed }: Change): Promise<string> {
  return withStatements(databaseUrl, async (writes) => {
    const member = await writes.row(findByLoginId, { loginId });
    if (!member) throw new StartError(`아이디가 ${loginId}인 회원이 없어요.`);
    await changeRole(writes, { memberId: member.id, role, appointed, actorId: null });
    return member.university;
  });
}

/** Returns all members with a role, by school. */
export function listRole(databaseUrl: string, role: AppointedRole): Promise<RoleHolder[]> {
  return withStatements(databaseUrl, (reads) => reads.rows(findHolders({ role }), {}));
}

/** The command of a role, and its Korean messages. */
interface RoleCommand {
  name: string;
  role: AppointedRole;
  title: string;
  /** The sentence after an appointment. */
  added: (university: string) => string;
}

/**
 * Runs the command `<name> add|remove LOGIN_ID` or `<name> list`. The service may be running.
 */
export function runRoleCommand({ name, role, title, added }: RoleCommand): void {
  runCommand(async (_env, databaseUrl) => {
    const [action = '', loginId = ''] = process.argv.slice(2);
    const lists = action === 'list';
    if (!lists && !(['add', 'remove'].includes(action) && loginId !== '')) {
      throw usageError(name, 'add|remove <아이디> | list');
    }
    await migrateDatabase(databaseUrl);
    if (lists) {
      printHolders(title, await listRole(databaseUrl, role));
      return;
    }
    const appointed = action === 'add';
    const university = await changeRoleOf(databaseUrl, { loginId, role, appointed });
    console.info(`${loginId}: ${appointed ? added(university) : `이제 ${title}가 아니에요.`}`);
  });
}

function printHolders(title: string, holders: readonly RoleHolder[]): void {
  for (const { loginId, nickName, university } of holders) console.info(`${university}\t${loginId}\t${nickName}`);
  console.info(`${title} ${holders.length}명`);
}
