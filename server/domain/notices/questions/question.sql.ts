import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Transaction } from '../../kit/transaction/transaction';
import type { NoticeStatementTables } from '../notice-tables.entity';
import type { QuestionTables } from './question.entity';

/** Questions `nq` of the notice `n`. */
export const QUESTIONS_OF_NOTICE = sql`notice_question nq where nq.notice_id = n.id`;

/** Order of the questions `nq`. */
export const QUESTION_ORDER = sql`nq.position`;

/** Ids of the questions of the notice `n`, in ascending order. */
export const QUESTION_IDS = sql<
  number[]
>`(select coalesce(array_agg(nq.id order by nq.id), '{}') from ${QUESTIONS_OF_NOTICE})`;

/** Content of the notice `n` and its questions, as moderators read it. */
export const MODERATED_TEXT = sql<string>`concat_ws(
  E'\n\n', n.content, (select string_agg(nq.text, E'\n' order by ${QUESTION_ORDER}) from ${QUESTIONS_OF_NOTICE})
)`;

const { statement } = statementsOn<NoticeStatementTables & QuestionTables>();

const readQuestionsStatement = statement<{ noticeId: number }>()('notices.questions', (db, { noticeId }) =>
  db.selectFrom('notice_question').select('text').where('notice_id', '=', noticeId).orderBy('position'),
);

/** Reads the texts of the questions in their order. */
export async function readQuestions(tx: Transaction, noticeId: number): Promise<string[]> {
  const rows = await tx.reads.rows(readQuestionsStatement, { noticeId });
  return rows.map(({ text }) => text);
}

/**
 * Deletes the questions of a notice that the transaction has locked. Because `question_edits`
 * changes, a trigger increases the version.
 */
export const deleteQuestions = statement<{ noticeId: number }>()('notices.deleteQuestions', (db, { noticeId }) =>
  db
    .with('deleted', (q) => q.deleteFrom('notice_question').where('notice_id', '=', noticeId).returning('id'))
    .updateTable('notice')
    .set({ question_edits: sql<number>`question_edits + 1` })
    .where('id', '=', noticeId)
    .returning('id'),
);

/** Inserts the questions of a notice that has none. The transaction has locked or created it. */
export const insertQuestions = statement<{ noticeId: number; questions: readonly string[] }>()(
  'notices.insertQuestions',
  (db, { noticeId, questions }) =>
    db
      .insertInto('notice_question')
      .columns(['notice_id', 'position', 'text'])
      .expression(
        db
          .selectFrom(
            sql<{ text: string; position: number }>`unnest(${questions}::text[]) with ordinality`.as<'nq'>(
              sql`nq (text, position)`,
            ),
          )
          .select([sql<number>`${noticeId}::int`.as('notice_id'), 'nq.position', 'nq.text']),
      )
      .returning('id'),
);
