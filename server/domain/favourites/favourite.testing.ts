import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphql } from '../../test-kit/races/races';
import { SCHOOL } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  restRows: [
    'post /projects/:id/like',
    'post /projects/:id/dislike',
    'post /studies/:id/like',
    'post /studies/:id/dislike',
  ],
  withdrawal: { 'favourite.member_id': 'deleted' },
  writes: {
    favouriteNotice: {
      denials: SCHOOL,
      start: ({ newcomer, ids }) => graphql(newcomer.client, GQL.favourite, { id: ids.notice }),
    },
    unfavouriteNotice: {
      denials: SCHOOL,
      start: ({ applicant, ids }) => graphql(applicant.client, GQL.unfavourite, { id: ids.notice }),
    },
  },
});
