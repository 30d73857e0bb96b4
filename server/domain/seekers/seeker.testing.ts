import { BOUNDS } from '../../../shared/bounds';
import type { TestApp } from '../../test-kit/app/test-app';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { buildOffer, buildSeeker, verifyMember } from '../../test-kit/factories/factories';
import { ONE, OWNER_OF_NOTICE, VISITORS, without } from '../../test-kit/races/denials';
import { graphql } from '../../test-kit/races/races';
import type { WriteData } from '../../test-kit/races/write-data';
import { Member } from '../members/member.entity';
import { Study } from '../notices/kinds/study.entity';
import type { Offer } from './offers/offer.entity';

/** Mutations of the module. */
export const SEEKER_GQL = {
  startSeeking: `mutation ($input: StartSeekingInput!) {
    startSeeking(input: $input) { viewer { seeking { kinds roles text course { name semester } until isPaused } } }
  }`,
  updateSeeking: `mutation ($input: UpdateSeekingInput!) {
    updateSeeking(input: $input) { viewer { seeking { kinds roles text course { name } until } } }
  }`,
  stopSeeking: 'mutation { stopSeeking { viewer { seeking { until } } } }',
  makeOffer: `mutation ($input: MakeOfferInput!) {
    makeOffer(input: $input) { offer { id state text role member { id } notice { id } } }
  }`,
  withdrawOffer: 'mutation ($input: WithdrawOfferInput!) { withdrawOffer(input: $input) { offer { id state } } }',
  declineOffer: 'mutation ($input: DeclineOfferInput!) { declineOffer(input: $input) { offer { id state } } }',
};

/** Valid input of `startSeeking` and `updateSeeking`. */
export const SEEKING = { kinds: ['PROJECT', 'STUDY'], roles: ['BACKEND'], text: '함께할 팀을 찾아요.' };

async function findMember(app: TestApp, id: number): Promise<Member> {
  return app.em().findOneOrFail(Member, id);
}

/** An open offer of the notice to the newcomer. */
async function offerToNewcomer({ newcomer, ids }: WriteData, app: TestApp): Promise<Offer> {
  const notice = await app.em().findOneOrFail(Study, ids.notice);
  return buildOffer(app.em(), { notice, member: newcomer.member });
}

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'looking for a team',
      query: SEEKER_GQL.startSeeking,
      valid: SEEKING,
      texts: { text: BOUNDS.seekerText },
      numbers: {},
    },
    {
      name: 'changing what a member looks for',
      query: SEEKER_GQL.updateSeeking,
      valid: SEEKING,
      texts: { text: BOUNDS.seekerText },
      numbers: {},
    },
  ],
  backupRows: async (app) => {
    const seeker = await buildSeeker(app.em());
    await buildOffer(app.em(), { member: seeker.member });
  },
  withdrawal: {
    'seeker.member_id': 'deleted',
    'offer.member_id': 'deleted',
    'sent_offer.owner_id': 'deleted',
    'sent_offer.member_id': 'deleted',
  },
  writes: {
    startSeeking: {
      denials: VISITORS,
      notRaced: 'it locks its member, and then rows that refer only to that member',
      start: async ({ newcomer, ids }, app) => {
        await verifyMember(app.em(), await findMember(app, ids.newcomer));
        return graphql(newcomer.client, SEEKER_GQL.startSeeking, { input: SEEKING });
      },
    },
    updateSeeking: {
      denials: VISITORS,
      notRaced: 'it locks its member, and then rows that refer only to that member',
      start: async ({ newcomer, ids }, app) => {
        await buildSeeker(app.em(), { member: await verifyMember(app.em(), await findMember(app, ids.newcomer)) });
        return graphql(newcomer.client, SEEKER_GQL.updateSeeking, { input: SEEKING });
      },
    },
    stopSeeking: {
      denials: VISITORS,
      notRaced: 'it deletes one row that refers only to its member',
      start: async ({ newcomer, ids }, app) => {
        await buildSeeker(app.em(), { member: await verifyMember(app.em(), await findMember(app, ids.newcomer)) });
        return graphql(newcomer.client, SEEKER_GQL.stopSeeking);
      },
    },
    makeOffer: {
      denials: OWNER_OF_NOTICE,
      notRaced: 'it locks the notice and two members as reportContent does, and then writes one row',
      start: async ({ owner, ids }, app) => {
        await verifyMember(app.em(), await findMember(app, ids.owner));
        const { member } = await buildSeeker(app.em());
        const input = { noticeId: ids.notice, memberId: member.id, text: '함께해요.' };
        return graphql(owner.client, SEEKER_GQL.makeOffer, { input });
      },
    },
    withdrawOffer: {
      denials: without(ONE, 'owner'),
      notRaced: 'after the notice it locks one row',
      start: async (data, app) => {
        const { id } = await offerToNewcomer(data, app);
        return graphql(data.owner.client, SEEKER_GQL.withdrawOffer, { input: { id } });
      },
    },
    declineOffer: {
      denials: without(ONE, 'newcomer'),
      notRaced: 'after the notice it locks one row of its member',
      start: async ({ newcomer, ids }, app) => {
        // The owner of the notice is none of the actors, because hiding the owner ends the offer.
        const { id } = await buildOffer(app.em(), { member: await findMember(app, ids.newcomer) });
        return graphql(newcomer.client, SEEKER_GQL.declineOffer, { input: { id } });
      },
    },
  },
});
