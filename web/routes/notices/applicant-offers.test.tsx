import { screen, within } from '@testing-library/react';
import { OFFERING_NOTICE } from '../../stories/data/seekers';
import { click } from '../../test/press';
import { buildApplication, buildProject, showApplicants } from '../../test/applicants';
import { buildConnection, type Responses, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { application, offer, seeker } = texts;
const OFFERS = OFFERING_NOTICE.offers.nodes;

const PROJECT = { ...buildProject(), offerCount: 3 };

const SentOffers = () => ({
  data: { notice: { __typename: 'Project', id: '7', offers: buildConnection('Offer', OFFERS as never) } },
});

/** Opens the list of sent offers by the menu of a notice. */
async function openOffers(responses: Responses = {}) {
  const page = await showApplicants({ SentOffers, ...responses }, PROJECT);
  await click(await screen.findByRole('button', { name: offer.sentCount('3') }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: offer.sentTitle })) };
}

test('an owner sees the sent offers with their states, and no reason', async () => {
  const { dialog } = await openOffers();
  const rows = await dialog.findAllByRole('listitem');
  expect(rows).toHaveLength(OFFERS.length);
  for (const state of ['OPEN', 'APPLIED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const) {
    expect(dialog.getByText(offer.state[state])).toBeInTheDocument();
  }
  expect(dialog.getByText(offer.withdrawnMember)).toBeInTheDocument();
});

test('an open offer is withdrawn after a question', async () => {
  const { sent, dialog } = await openOffers({
    WithdrawOffer: () => ({
      data: {
        withdrawOffer: {
          __typename: 'WithdrawOfferPayload',
          offer: { ...OFFERS[0], state: 'WITHDRAWN', viewerCanWithdraw: false },
        },
      },
    }),
  });
  await click(await dialog.findByRole('button', { name: offer.withdrawOf('민지') }));
  expect(await screen.findByText(offer.withdrawQuestion('민지'))).toBeInTheDocument();
  // In jsdom nested dialogs have the same id, so a search by name finds only the outer one.
  await click(screen.getByRole('button', { name: offer.withdraw }));
  expect(await screen.findByText(offer.withdrawn)).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'WithdrawOffer')?.variables).toEqual({ input: { id: '0' } });
  expect(dialog.getAllByText(offer.state.WITHDRAWN)).toHaveLength(2);
});

test('a link of a notification opens the sent offers', async () => {
  await showPage('/applymember/7#offers', { SentOffers, ApplicantsPage: () => ({ data: { notice: PROJECT } }) });
  expect(await screen.findByRole('dialog', { name: offer.sentTitle })).toBeInTheDocument();
});

test('a notice without applications leads to the people who look for a team', async () => {
  const empty = { ...buildProject(), applicationCount: 0, applications: buildConnection('Application', []) };
  await showApplicants({}, empty);
  expect(await screen.findByText(offer.offerFirst, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: seeker.title })).toHaveAttribute('href', '/people?kind=PROJECT');
  // Nothing has been offered yet.
  expect(screen.getByRole('button', { name: offer.sentTitle })).toBeInTheDocument();
});

test('a notice that can make no offers and made none does not mention them', async () => {
  const full = {
    ...buildProject(),
    viewerCanMakeOffers: false,
    applicationCount: 0,
    applications: buildConnection('Application', []),
  };
  await showApplicants({}, full);
  expect(await screen.findByText(application.noApplicants)).toBeVisible();
  expect(screen.queryByText(offer.offerFirst, { exact: false })).toBeNull();
  expect(screen.queryByRole('button', { name: offer.sentTitle })).toBeNull();
});

test('the queue marks an application that answered an offer', async () => {
  const offered = { ...buildApplication('21', '준호', 'PENDING'), wasOffered: true };
  await showApplicants({}, { ...buildProject(), applications: buildConnection('Application', [offered]) });
  expect(await screen.findByText(offer.applied)).toBeVisible();
});
