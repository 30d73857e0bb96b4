import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildBlock } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { SCHOOL, VISITORS } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  backupRows: (app) => buildBlock(app.em()),
  withdrawal: { 'member_block.blocked_id': 'deleted', 'member_block.blocker_id': 'deleted' },
  writes: {
    blockMember: {
      denials: { ...SCHOOL, owner: 'OWN_ACCOUNT' },
      start: ({ newcomer, ids }) => graphql(newcomer.client, GQL.block, { id: ids.owner }),
    },
    unblockMember: {
      denials: VISITORS,
      notRaced: 'it deletes one row, and locks no other',
      start: async ({ newcomer, applicant }, app) => {
        await buildBlock(app.em(), { blocker: newcomer.member, blocked: applicant.member });
        return graphql(newcomer.client, GQL.unblock, { id: applicant.member.id });
      },
    },
  },
});
