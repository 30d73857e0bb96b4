import { statementsOn } from '../../platform/database/statement';
import type { Context } from '../context';
import type { MemberTables } from '../members/member.entity';
import { EXAMPLE_SCHOOL } from '../schools/school.domains';
import { schoolKey } from '../schools/school.names';
import { type DemoAccountView, DemoRole } from './demo.view';

const { statement } = statementsOn<MemberTables>();

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'hanteam-demo';

/** The accounts to try the demo with: minji has applications to decide on, junho has some that were decided. */
export const DEMO_ACCOUNTS = [
  { loginId: 'minji', role: DemoRole.OWNER },
  { loginId: 'junho', role: DemoRole.APPLICANT },
] as const;

/** Members of the demo's school, which no real member names: somebody else may have one of the login ids. */
const membersOfDemo = statement<{ loginIds: readonly string[]; schoolKey: string }>()('demo.members', (db, params) =>
  db
    .selectFrom('member')
    .select(['login_id as loginId', 'nick_name as nickName'])
    .where('login_id', '=', db.fn.any(params.loginIds))
    .where('school_key', '=', params.schoolKey),
);

/** Reads the accounts that the login page offers: none in production, without DEMO, or when the demo is not in this database. */
export async function readDemoAccounts({ env, reads }: Context): Promise<DemoAccountView[]> {
  if (env.NODE_ENV === 'production' || env.DEMO !== 'on') return [];
  const rows = await reads.rows(membersOfDemo, {
    loginIds: DEMO_ACCOUNTS.map(({ loginId }) => loginId),
    schoolKey: schoolKey(EXAMPLE_SCHOOL.name),
  });
  const nickNames = new Map(rows.map(({ loginId, nickName }) => [loginId, nickName]));
  return DEMO_ACCOUNTS.flatMap(({ loginId, role }) => {
    const nickName = nickNames.get(loginId);
    return nickName === undefined ? [] : [{ loginId, password: DEMO_PASSWORD, nickName, role }];
  });
}
