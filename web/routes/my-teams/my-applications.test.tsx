import { screen, within } from '@testing-library/react';
import { OFFERED_VIEWER } from '../../stories/data/seekers';
import { MyTeamsTabs, readGroups } from '../../test/my-teams';
import { click } from '../../test/press';
import { buildConnection, buildError, type Responses, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const ReceivedOffers = () => ({
  data: { viewer: { __typename: 'Viewer', id: '1', offers: buildConnection('Offer', []) } },
});

function buildApplication(id: number, status: string, recruiting = true) {
  const owner = { __typename: 'Member', id: '9', nickName: '유빈' };
  const viewerIsTeammate = status === 'APPROVED';
  const title = `공고 ${id}`;
  const notice = {
    __typename: 'Study',
    id: String(id + 100),
    kind: 'STUDY',
    title,
    recruiting,
    viewerIsTeammate,
    owner,
  };
  return { __typename: 'Application', id: String(id), status, role: null, createdAt: '2026-11-01T00:00:00Z', notice };
}

test('[B45] an application to a hidden notice is listed as pending, and links to a page that cancels it', async () => {
  const application = { ...buildApplication(1, 'PENDING'), notice: null };
  const list = buildConnection('Application', [application]);
  const MyApplicationsPage = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', list } } });
  await showPage('/apply', { MyTeamsTabs, MyApplicationsPage, ReceivedOffers });
  const link = await screen.findByRole('link', { name: texts.application.hiddenNotice });
  expect(link).toHaveAttribute('href', '/applynote/1');
  expect(screen.getByText(texts.application.hiddenNext)).toBeVisible();
});

test('applications are grouped by their next step, including unknown states of a newer server', async () => {
  const nodes = [
    buildApplication(1, 'PENDING'),
    buildApplication(2, 'PENDING', false),
    buildApplication(3, 'APPROVED'),
    buildApplication(4, 'REJECTED'),
    buildApplication(5, 'INVITED'),
    buildApplication(6, 'LEFT'),
    buildApplication(7, 'REMOVED'),
  ];
  const list = buildConnection('Application', nodes);
  const MyApplicationsPage = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', list } } });
  await showPage('/apply', { MyTeamsTabs, MyApplicationsPage, ReceivedOffers });
  expect(await readGroups()).toEqual([
    [texts.application.joined, ['공고 3']],
    [texts.nav.now, ['공고 5']],
    [texts.application.waiting, ['공고 1', '공고 2']],
    [texts.application.past, ['공고 4', '공고 6', '공고 7']],
  ]);
  expect(screen.getByText(texts.application.next.closed('유빈'))).toBeVisible();
  const badges = screen
    .getAllByRole('listitem')
    .map((row) => within(row).queryByText(texts.notice.recruiting) !== null);
  expect(badges).toEqual([true, true, true, false, true, true, true]);
  expect(screen.getByRole('link', { name: '공고 1' })).toHaveAttribute('href', '/applystudy/101');
  expect(screen.getByRole('link', { name: '공고 3' })).toHaveAttribute('href', '/team/103');
});

const [OPEN, ...ENDED] = OFFERED_VIEWER.offers.nodes;

const showOffers = (offers: Responses[string], responses: Responses = {}) =>
  showPage('/apply', {
    MyTeamsTabs,
    MyApplicationsPage: () => ({
      data: {
        viewer: {
          __typename: 'Viewer',
          id: '1',
          list: buildConnection('Application', [buildApplication(1, 'PENDING')]),
        },
      },
    }),
    ReceivedOffers: offers,
    ...responses,
  });

const withOffers = () => ({ data: { viewer: { ...OFFERED_VIEWER, id: '1' } } });

test('open offers are above the applications, and past offers below', async () => {
  await showOffers(withOffers);
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual([texts.offer.received, texts.application.waiting, texts.offer.past]);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(1 + 1 + ENDED.length);
  const open = within(rows[0] as HTMLElement);
  expect(open.getByRole('link', { name: /공고 보기$/ })).toHaveAttribute('href', '/project/0');
  expect(open.getByText('민지', { exact: false })).toBeVisible();
  expect(screen.getByText(texts.offer.myState.DECLINED)).toBeVisible();
  expect(screen.getByRole('heading', { name: texts.offer.hiddenNotice })).toBeVisible();
});

test('an offer is declined after a question, without a reason', async () => {
  const { sent } = await showOffers(withOffers, {
    DeclineOffer: () => ({
      data: {
        declineOffer: {
          __typename: 'DeclineOfferPayload',
          offer: { ...OPEN, state: 'DECLINED', viewerCanDecline: false },
        },
      },
    }),
  });
  await click(await screen.findByRole('button', { name: texts.offer.decline }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.offer.declineQuestion }));
  await click(dialog.getByRole('button', { name: texts.offer.decline }));
  expect(await screen.findByText(texts.offer.declined)).toBeVisible();
  expect(sent.find(({ name }) => name === 'DeclineOffer')?.variables).toEqual({ input: { id: '0' } });
  expect(screen.queryByRole('heading', { name: texts.offer.received })).toBeNull();
});

test('applications are shown if the offers cannot be loaded', async () => {
  await showOffers(() => buildError('INTERNAL', '문제가 생겼어요.'));
  expect(await screen.findByRole('heading', { level: 3, name: '공고 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: texts.offer.received })).toBeNull();
});
