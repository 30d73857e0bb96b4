import { sql } from 'kysely';
import { defineAnswer, listOf, type SelectedAnswer } from '../../selection/answers';
import type { SqlScope } from '../../selection/fields';
import { type Notice, NoticeKind } from './notice.entity';

// The state of a notice in the error of an outdated edit (rules.md: Versions). It has the field
// names of the GraphQL schema.

/** The content that both kinds of notices have. The export of a member's data uses it too. */
export const CONTENT_SHAPE = {
  title: 'title',
  content: 'content',
  headcount: 'headcount',
  verifiedOnly: 'verifiedOnly',
  deadline: 'deadline',
  decideWithinDays: 'decideWithinDays',
};

const notice = {
  source: ({ value }: SqlScope) => sql`notice n where n.id = ${value('noticeId')}::int`,
  version: 'version',
};

const STATES = {
  [NoticeKind.STUDY]: defineAnswer({ ...notice, name: 'notices.studyState', type: 'Study', shape: CONTENT_SHAPE }),
  [NoticeKind.PROJECT]: defineAnswer({
    ...notice,
    name: 'notices.projectState',
    type: 'Project',
    shape: {
      ...CONTENT_SHAPE,
      field: 'field',
      techStack: 'techStack',
      roles: listOf('roles', { role: 'role', headcount: 'headcount' }),
    },
  }),
};

/** The present content of a notice that the transaction has locked. */
export function stateOf({ id, kind }: Pick<Notice, 'id' | 'kind'>): SelectedAnswer {
  return STATES[kind]({ noticeId: id });
}
