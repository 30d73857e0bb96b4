import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { requireViewerId } from '../context';
import type { Transaction } from '../kit/transaction';
import { memberColumn } from '../members/member.columns';
import type { MemberView } from '../members/member.view';
import { contribution } from '../notices/notice.contributions';
import type { Notice } from '../notices/notice.entity';
import { manageVisibleNotice, noticeRecord } from '../notices/notice.lock';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { Application, type ApplicationTables } from './application.entity';

const { statement } = statementsOn<ApplicationTables & NoticeStatementTables>();

/** The application `a` as one JSON column with the entity's columns. */
function applicationRecord() {
  const eb = expressionBuilder<{ a: ApplicationTables['application'] }, 'a'>();
  return jsonBuildObject({
    id: eb.ref('a.id'),
    notice_id: eb.ref('a.notice_id'),
    applicant_id: eb.ref('a.applicant_id'),
    role: eb.ref('a.role'),
    text: eb.ref('a.text'),
    status: eb.ref('a.status'),
    created_at: eb.ref('a.created_at'),
    decided_at: eb.ref('a.decided_at'),
  } satisfies Record<keyof ApplicationTables['application'], unknown>);
}

/**
 * Returns one row when the viewer is a member, with the locked application and its notice, or nulls. The notice is locked
 * first, in the order of all locks (kit/transaction.ts).
 */
const applicationForViewer = statement<{ viewerId: number; id: number }>()(
  'applications.lock',
  (db, { viewerId, id }) =>
    db
      .selectFrom('member as m')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('application as a')
            .innerJoin('notice as n', 'n.id', 'a.notice_id')
            .innerJoin('member as m', 'm.id', 'a.applicant_id')
            .where('a.id', '=', id)
            .select(({ ref }) => [
              applicationRecord().as('application'),
              noticeRecord().as('notice'),
              memberColumn().as('applicant'),
              sql<boolean>`${contribution('hasApplied')(viewerId, ref('n.id'))}`.as('hasApplied'),
            ])
            .forUpdate(['n', 'a'])
            .as('locked'),
        (join) => join.onTrue(),
      )
      .where('m.id', '=', viewerId)
      .select(['m.id as viewerId', 'm.school_key as schoolKey'])
      .selectAll('locked'),
);

/** An application that is locked together with its notice until the transaction ends. */
export interface LockedApplication {
  application: Application;
  notice: Notice;
  applicant: MemberView;
}

/**
 * Locks an application to a notice that exists for the viewer, together with the notice.
 * @throws {AppError} NOT_FOUND, or UNAUTHENTICATED for a member who withdrew
 */
export async function lockApplication(tx: Transaction, id: number): Promise<LockedApplication> {
  const row = await tx.writes.row(applicationForViewer, { viewerId: requireViewerId(tx), id });
  if (!row) throw new AppError('UNAUTHENTICATED');
  const { viewerId, schoolKey, application, applicant } = row;
  if (!application || !applicant) throw new AppError('NOT_FOUND');
  const notice = manageVisibleNotice(tx, { id: viewerId, schoolKey }, row);
  return { application: tx.em.map(Application, application), notice, applicant };
}
