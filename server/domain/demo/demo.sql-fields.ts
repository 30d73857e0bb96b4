import { sql } from 'kysely';
import { type SqlDefinitions, sqlArray, sqlColumn } from '../../selection/fields';
import { EXAMPLE_SCHOOL } from '../schools/school.domains';
import { schoolKey } from '../schools/school.names';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, offersDemo } from './demo.queries';

// The row in scope of demo accounts is `demo`, and their member is `m`.

const ACCOUNTS = sql.join(
  DEMO_ACCOUNTS.map(({ loginId, role }, rank) => sql`(${sql.lit(rank)}, ${sql.lit(loginId)}, ${sql.lit(role)})`),
);

const demoAccounts = sqlColumn(({ env }, selection) => {
  const accounts = sql`(values ${ACCOUNTS}) demo (rank, login_id, role)
    join member m on m.login_id = demo.login_id and m.school_key = ${sql.lit(schoolKey(EXAMPLE_SCHOOL.name))}
    where ${sql.lit(offersDemo(env))}`;
  return sqlArray(selection.json(), accounts, sql`demo.rank`);
});

export const demoSqlFields: SqlDefinitions = {
  roots: { demoAccounts: { ...demoAccounts, open: true } },
  fields: {
    DemoAccount: {
      loginId: sqlColumn(() => sql`demo.login_id`),
      password: sqlColumn(() => sql.lit(DEMO_PASSWORD)),
      nickName: sqlColumn(() => sql`m.nick_name`),
      role: sqlColumn(() => sql`demo.role`),
    },
  },
};
