import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildComment } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { SCHOOL } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'commenting',
      rest: '/studies/comments/:id',
      query: GQL.comment,
      valid: { comment: '궁금해요.' },
      texts: { comment: BOUNDS.comment },
      numbers: {},
    },
  ],
  textBounds: { comment: { comment: { min: 1, max: 1_000 } } },
  restRows: [
    'get /projects/comments/:id',
    'get /studies/comments/:id',
    'post /projects/comments/:id',
    'post /studies/comments/:id',
    'delete /comments/:id',
  ],
  backupRows: (app) => buildComment(app.em(), { text: '\\N' }),
  withdrawal: { 'comment.author_id': 'anonymised' },
  writes: {
    addComment: {
      denials: SCHOOL,
      start: ({ applicant, ids }) =>
        graphql(applicant.client, GQL.comment, { input: { noticeId: ids.notice, text: '저도요' } }),
    },
    'addComment as a reply': {
      denials: SCHOOL,
      start: ({ newcomer, ids }) =>
        graphql(newcomer.client, GQL.comment, {
          input: { noticeId: ids.notice, parentId: ids.comment, text: '저도요' },
        }),
    },
    deleteComment: {
      denials: { ...SCHOOL, newcomer: 'FORBIDDEN', teammate: 'FORBIDDEN' },
      start: ({ owner, ids }) => graphql(owner.client, GQL.removeComment, { id: ids.comment }),
    },
  },
});
