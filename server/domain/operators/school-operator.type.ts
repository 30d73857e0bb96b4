import { type RawBuilder, sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import type { Text } from '../../../shared/language';
import { caseOf } from '../../platform/database/statements/expressions';
import { sqlObject, type SqlScope } from '../../selection/fields';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { schoolOf } from '../members/member-visibility.sql';
import { schoolKey } from '../schools/school-names';
import { OperatorArgs } from './operator.inputs';
import { OperatedSchoolType } from './operator.type';
import { latestEntryOf } from './school-operator.sql';

// SQL alias `so`: the latest entry about the operator of a school, or nulls for the default.

/** Operator without the settings OPERATOR_NAME and OPERATOR_CONTACT, which only a demo may lack. */
const UNKNOWN_OPERATOR: Readonly<Record<'name' | 'contact', Text>> = {
  name: { ko: '한팀 운영팀', en: 'The Hanteam team' },
  contact: { ko: '학교의 한팀 운영 담당자', en: 'The person in charge of Hanteam at your school' },
};

const settingOr = ({ language }: SqlScope, setting: string | undefined, text: Text): RawBuilder<string | null> =>
  setting === undefined ? caseOf(language, text) : sql.lit(setting);

@ObjectType('Operator', { simpleResolvers: true, description: 'The operator (운영자) of a school.' })
class OperatorType {
  @Field({ description: 'The name (이름).' })
  @Sql((scope) => sql`coalesce(so.name, ${settingOr(scope, scope.env.OPERATOR_NAME, UNKNOWN_OPERATOR.name)})`)
  name!: string;

  @Field({ description: 'The contact (연락처).' })
  @Sql((scope) => sql`coalesce(so.contact, ${settingOr(scope, scope.env.OPERATOR_CONTACT, UNKNOWN_OPERATOR.contact)})`)
  contact!: string;

  @Field({
    description: 'The additional text of the school in the terms (이용약관), as Markdown; empty without one.',
  })
  @Sql(sql`coalesce(so.terms_text, '')`)
  termsText!: string;

  @Field({
    description:
      'The additional text of the school in the privacy notice (개인정보 처리방침), as Markdown; empty without one.',
  })
  @Sql(sql`coalesce(so.privacy_text, '')`)
  privacyText!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The time of the latest change of the operator or the texts of the school; null for the default.',
  })
  @Sql(sql`so.created_at`)
  changedAt!: Date | null;
}

addQueries({
  operator: {
    type: () => OperatorType,
    nullable: true,
    description:
      "The operator (운영자) of a school: of the named one, otherwise of the viewer's. Visitors may read it.",
    args: OperatorArgs,
    isOpen: true,
    sql: {
      parse: ({ school }) => ({ values: { schoolKey: school === '' ? null : schoolKey(String(school)) } }),
      ...sqlObject(({ value, viewerId }) => {
        const key = sql`coalesce(${value('schoolKey')}::text, ${schoolOf(viewerId)})`;
        return sql`(select) one left join lateral ${latestEntryOf(key)} so on so.name <> ''`;
      }),
    },
  },
});

addFields(OperatedSchoolType, {
  ownOperator: {
    type: () => OperatorType,
    nullable: true,
    description: 'The operator that was set for this school; null if the school has the default operator.',
    sql: sqlObject(() => sql`${latestEntryOf(sql`os.school_key`)} so where so.name <> ''`),
  },
});
