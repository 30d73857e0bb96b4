import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { sqlArray, type BuildField } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addQueries, Sql } from '../../selection/schema-fields';
import type { MemberTables } from '../members/member.entity';
import { isDemoEnabled } from '../schools/demo-setting';
import { EXAMPLE_SCHOOL, schoolKey } from '../schools/school-names';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DemoRole } from './demo-accounts';

const m = columnsOf<MemberTables['member']>('m');

// SQL aliases: `demo` is a demo account and `m` its member.

const ACCOUNTS = sql.join(
  DEMO_ACCOUNTS.map(({ loginId, role }, rank) => sql`(${sql.lit(rank)}, ${sql.lit(loginId)}, ${sql.lit(role)})`),
);

const demoAccounts: BuildField = ({ env }, selection) => {
  const accounts = sql`(values ${ACCOUNTS}) demo (rank, login_id, role)
    join member m on m.login_id = demo.login_id and m.school_key = ${sql.lit(schoolKey(EXAMPLE_SCHOOL.name))}
    where ${sql.lit(isDemoEnabled(env))}`;
  return sqlArray(selection.json(), accounts, sql`demo.rank`);
};

registerEnumType(DemoRole, {
  name: 'DemoRole',
  description: 'The role of a demo account (둘러보기).',
  valuesConfig: {
    OWNER: { description: 'A student with notices and applicants to decide on.' },
    APPLICANT: { description: 'A student with applications in every state.' },
  },
});

/** An account of the demo with its password, which is public. */
@ObjectType('DemoAccount', {
  simpleResolvers: true,
  description: 'An account of the demo (둘러보기) that anybody may use. Its people and their school are fictitious.',
})
class DemoAccountType {
  @Field({ description: 'The login id (아이디).' })
  @Sql(sql`demo.login_id`)
  loginId!: string;

  @Field({ description: 'The password (비밀번호), which is public.' })
  @Sql(sql.lit(DEMO_PASSWORD))
  password!: string;

  @Field({ description: 'The nickname (닉네임).' })
  @Sql(m.nick_name)
  nickName!: string;

  @Field(() => DemoRole, { description: 'The role of the account.' })
  @Sql(sql`demo.role`)
  role!: DemoRole;
}

addQueries({
  demoAccounts: {
    type: () => [DemoAccountType],
    nullable: true,
    description:
      'The accounts to try the demo (둘러보기). Empty in production, without DEMO=on, and if the demo is not stored. Visitors may use it.',
    sql: demoAccounts,
    isOpen: true,
  },
});
