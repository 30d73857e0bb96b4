import { registerEnumType } from 'type-graphql';
import { sql } from 'kysely';
import { columnsOf } from '../../selection/rows';
import { addFields } from '../../selection/schema-fields';
import type { MemberTables } from '../members/member.entity';
import { ViewerType } from '../members/member.type';

const m = columnsOf<MemberTables['member']>('m');

/** State of a member's e-mail address, which decides about mails. */
export enum EmailState {
  UNCONFIRMED = 'UNCONFIRMED',
  CONFIRMED = 'CONFIRMED',
  REFUSED = 'REFUSED',
}

registerEnumType(EmailState, {
  name: 'EmailState',
  description: "The state of the viewer's e-mail address (이메일 확인), which decides about mails to it.",
  valuesConfig: {
    UNCONFIRMED: { description: 'No proof yet that it is theirs. It gets no mails about notifications.' },
    CONFIRMED: { description: 'The viewer has confirmed it. It gets all mails.' },
    REFUSED: { description: 'A mail server has refused it permanently. It gets no mails except one that confirms it.' },
  },
});

addFields(ViewerType, {
  emailState: {
    type: () => EmailState,
    description: 'The state of the e-mail address (이메일 확인).',
    sql: () => sql`case when ${m.email_refused_at} is not null then ${sql.lit(EmailState.REFUSED)}
      when ${m.email_confirmed_at} is not null then ${sql.lit(EmailState.CONFIRMED)}
      else ${sql.lit(EmailState.UNCONFIRMED)} end`,
  },
});
