import { act, screen, waitFor, within } from '@testing-library/react';
import { OWN_NOTICES, SEEKERS, SEEKING_VIEWERS } from '../stories/data/seekers';
import { fill } from '../test/fill';
import { click } from '../test/press';
import { buildConnection, buildError, type Responses, showPage } from '../test/show-page';
import { texts } from '../texts';

const { offer, seeker } = texts;

const NoticeCounts = () => {
  const page = { __typename: 'NoticePage', totalCount: 3, totalCountCapped: false };
  return { data: { projects: page, studies: page } };
};

interface Shown {
  viewer?: object;
  seekers?: readonly { id: string }[] | null;
  responses?: Responses;
}

const show = (url: string, { viewer = SEEKING_VIEWERS['may start'], seekers = SEEKERS, responses }: Shown = {}) =>
  showPage(url, {
    NoticeCounts,
    PeoplePage: () => ({ data: { viewer, seekers: seekers && buildConnection('Seeker', seekers) } }),
    ...responses,
  });

test('the fourth tab lists people in the order of the server, each with their facts', async () => {
  await show('/people');
  const tabs = await screen.findByRole('navigation', { name: texts.nav.find });
  expect(within(tabs).getAllByRole('link')).toHaveLength(4);
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(seeker.tab);
  const cards = await screen.findAllByRole('article');
  const names = cards.slice(1).map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['민지학교 인증', '이름이아주길어서줄을넘기는도윤학교 인증', '준호나']);
  expect(screen.getByText(seeker.order)).toBeVisible();
  const first = within(cards[1] as HTMLElement);
  expect(first.getByRole('link', { name: 'React' })).toHaveAttribute('href', '/people?tag=react');
  expect(first.getByRole('link', { name: '소프트웨어공학' })).toHaveAttribute(
    'href',
    `/people?course=${encodeURIComponent('소프트웨어공학')}`,
  );
  expect(first.getByRole('button', { name: offer.makeTo('민지') })).toBeVisible();
  // Nobody makes an offer to themselves.
  expect(within(cards[3] as HTMLElement).queryByRole('button', { name: offer.makeTo('준호') })).toBeNull();
});

test('the URL contains the filter, and a study has no role', async () => {
  const { sent, getUrl } = await show('/people?kind=PROJECT&role=BACKEND&tag=react');
  const sentFilter = () => sent.filter(({ name }) => name === 'PeoplePage').at(-1)?.variables;
  const all = { kind: 'PROJECT', role: 'BACKEND', tag: 'react', course: null };
  expect(sentFilter()).toEqual(all);
  const filters = within(await screen.findByRole('group', { name: seeker.filters }));
  await click(filters.getByRole('button', { name: texts.notice.removeTag('React') }));
  await waitFor(() => expect(getUrl()).not.toContain('tag'));
  expect(sentFilter()).toEqual({ ...all, tag: null });
  await click(filters.getByRole('button', { name: seeker.kinds.STUDY }));
  await waitFor(() => expect(getUrl()).toBe('/people?kind=STUDY'));
  expect(sentFilter()).toEqual({ kind: 'STUDY', role: null, tag: null, course: null });
  expect(filters.queryByRole('button', { name: texts.notice.role.BACKEND })).toBeNull();
});

test('an empty list offers to start a search', async () => {
  await show('/people', { seekers: [] });
  expect(await screen.findByText(seeker.none)).toBeVisible();
  expect(screen.getByText(seeker.noneHint)).toBeVisible();
  expect(screen.getByRole('link', { name: seeker.start })).toHaveAttribute('href', '/people#seek');
});

test('a list without matches can be shown without its filter', async () => {
  const { getUrl } = await show('/people?tag=rust', { seekers: [] });
  await click(await screen.findByRole('button', { name: seeker.clearFilters }));
  expect(getUrl()).toBe('/people');
});

test('a viewer without a verified school is led to the verification and back', async () => {
  await show('/people?tag=react', { viewer: SEEKING_VIEWERS['may not start'], seekers: null });
  expect(await screen.findByText(seeker.verifiedOnly)).toBeVisible();
  const verify = screen.getByRole('link', { name: texts.verification.verify });
  expect(verify.getAttribute('href')).toContain(encodeURIComponent('/people?tag=react'));
  expect(screen.queryByRole('group', { name: seeker.filters })).toBeNull();
});

test('the form shows who will see the viewer before the search starts', async () => {
  let viewer: object = SEEKING_VIEWERS['may start'];
  const { sent } = await show('/people', {
    responses: {
      PeoplePage: () => ({ data: { viewer, seekers: buildConnection('Seeker', SEEKERS) } }),
      SeekingFormSheet: () => ({ data: { viewer: SEEKING_VIEWERS['may start'] } }),
      StartSeeking: () => {
        viewer = SEEKING_VIEWERS.running;
        return { data: { startSeeking: { __typename: 'StartSeekingPayload', viewer } } };
      },
    },
  });
  await click(await screen.findByRole('button', { name: seeker.start }));
  const sheet = within(await screen.findByRole('dialog', { name: seeker.start }));
  expect(await sheet.findByText(seeker.visibleTo.VERIFIED)).toBeInTheDocument();
  const submit = () => click(sheet.getByRole('button', { name: seeker.submit }));
  await sheet.findByLabelText(seeker.text);
  await submit();
  expect(await sheet.findByText(seeker.whatRequired)).toBeVisible();
  await click(sheet.getByRole('checkbox', { name: texts.notice.kind.PROJECT }));
  // The roles of the team profile are preselected.
  expect(await sheet.findByRole('checkbox', { name: texts.notice.role.FRONTEND })).toBeChecked();
  fill(sheet.getByLabelText(seeker.text), '같이 배포해요. 010-1234-5678');
  await click(sheet.getByRole('radio', { name: '소프트웨어공학' }));
  const days = within(sheet.getByRole('radiogroup', { name: seeker.days }));
  await click(days.getByRole('radio', { name: seeker.daysFor(21) }));
  await submit();
  await click(await screen.findByRole('button', { name: texts.contactWarning.publish }));
  expect(await screen.findByText(seeker.started)).toBeVisible();
  expect(sent.find(({ name }) => name === 'StartSeeking')?.variables).toEqual({
    input: {
      kinds: ['PROJECT'],
      roles: ['FRONTEND', 'DESIGNER'],
      text: '같이 배포해요. 010-1234-5678',
      course: '소프트웨어공학',
      days: 21,
    },
  });
  expect(screen.getByRole('region', { name: seeker.searching })).toBeVisible();
});

test('a change of a running search keeps its last day', async () => {
  const changed = {
    ...SEEKING_VIEWERS.running,
    seeking: { ...SEEKING_VIEWERS.running.seeking, text: '고친 소개예요.' },
  };
  let viewer: object = SEEKING_VIEWERS.running;
  const { sent } = await show('/people', {
    responses: {
      PeoplePage: () => ({ data: { viewer, seekers: buildConnection('Seeker', SEEKERS) } }),
      SeekingFormSheet: () => ({ data: { viewer: SEEKING_VIEWERS.running } }),
      UpdateSeeking: () => {
        viewer = changed;
        return { data: { updateSeeking: { __typename: 'UpdateSeekingPayload', viewer } } };
      },
    },
  });
  await click(await screen.findByRole('button', { name: texts.common.edit }));
  const sheet = within(await screen.findByRole('dialog', { name: seeker.editTitle }));
  expect(await sheet.findByLabelText(seeker.text)).toHaveValue(SEEKING_VIEWERS.running.seeking.text);
  expect(sheet.queryByRole('radiogroup', { name: seeker.days })).toBeNull();
  fill(sheet.getByLabelText(seeker.text), '고친 소개예요.');
  await click(sheet.getByRole('button', { name: seeker.save }));
  expect(await screen.findByText(seeker.saved)).toBeVisible();
  const { kinds, roles, course } = SEEKING_VIEWERS.running.seeking;
  expect(sent.find(({ name }) => name === 'UpdateSeeking')?.variables).toEqual({
    input: { kinds, roles, text: '고친 소개예요.', course: course.name },
  });
  expect(within(screen.getByRole('region', { name: seeker.searching })).getByText('고친 소개예요.')).toBeVisible();
});

test.each([
  { form: 'a new search', viewer: SEEKING_VIEWERS['may start'], open: seeker.start, title: seeker.start },
  { form: 'a running search', viewer: SEEKING_VIEWERS.running, open: texts.common.edit, title: seeker.editTitle },
])('the form of $form shows that it failed to load, without its button', async ({ viewer, open, title }) => {
  const failed = () => buildError('INTERNAL_SERVER_ERROR', '잠시 뒤 다시 시도해 주세요.');
  await show('/people', { viewer, responses: { SeekingFormSheet: failed } });
  await click(await screen.findByRole('button', { name: open }));
  const sheet = within(await screen.findByRole('dialog', { name: title }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(seeker.formFailed);
  for (const name of [seeker.submit, seeker.save]) expect(sheet.queryByRole('button', { name })).toBeNull();
});

test('a paused search leads to the offers, and stops after a question', async () => {
  await show('/people', {
    viewer: SEEKING_VIEWERS.paused,
    responses: {
      StopSeeking: () => ({
        data: { stopSeeking: { __typename: 'StopSeekingPayload', viewer: SEEKING_VIEWERS['may start'] } },
      }),
    },
  });
  expect(await screen.findByText(seeker.paused)).toBeVisible();
  expect(screen.getByRole('link', { name: seeker.viewOffers })).toHaveAttribute('href', '/apply');
  await click(screen.getByRole('button', { name: seeker.stop }));
  const dialog = within(await screen.findByRole('dialog', { name: seeker.stopQuestion }));
  await click(dialog.getByRole('button', { name: seeker.stop }));
  expect(await screen.findByText(seeker.stopped)).toBeVisible();
});

/** Opens the form for an offer to the first member. */
async function openOffer(notices: readonly { id: string }[], responses: Responses = {}) {
  const ownedNotices = buildConnection('Notice', notices);
  const page = await show('/people', {
    responses: {
      OfferSheet: () => ({ data: { viewer: { __typename: 'Viewer', id: '7', ownedNotices } } }),
      ...responses,
    },
  });
  await click(await screen.findByRole('button', { name: offer.makeTo('민지') }));
  const sheet = within(await screen.findByRole('dialog', { name: offer.makeTo('민지') }));
  return { ...page, sheet, send: () => click(sheet.getByRole('button', { name: offer.make })) };
}

const MADE = {
  makeOffer: {
    __typename: 'MakeOfferPayload',
    offer: {
      __typename: 'Offer',
      id: '1',
      notice: { __typename: 'Project', id: '2', viewerCanMakeOffers: true, offerCount: 1 },
    },
  },
};

test('an offer has a notice, a role with a free seat, and a text', async () => {
  const { sent, sheet, send } = await openOffer(OWN_NOTICES, { MakeOffer: () => ({ data: MADE }) });
  const project = await sheet.findByRole('radio', { name: /공강 찾는 서비스/ });
  expect(sheet.queryByText(offer.role)).toBeNull();
  await click(project);
  const roles = within(sheet.getByText(offer.role).closest('.ant-form-item') as HTMLElement);
  const labels = roles.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual([texts.notice.seatsLeft('프론트엔드', 1), texts.notice.seatsLeft('디자이너', 1)]);
  await send();
  expect(await sheet.findByText(offer.roleRequired)).toBeVisible();
  await click(roles.getByRole('radio', { name: texts.notice.seatsLeft('디자이너', 1) }));
  fill(sheet.getByLabelText(offer.text), '같이 해요.');
  await send();
  expect(await screen.findByText(offer.sent('민지'))).toBeVisible();
  expect(sent.find(({ name }) => name === 'MakeOffer')?.variables).toEqual({
    input: { noticeId: '2', memberId: '3', role: 'DESIGNER', text: '같이 해요.' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a denied offer shows the message of the server, and the form keeps its text', async () => {
  const message = '지금은 이 사람에게 제안할 수 없어요.';
  const { sheet, send } = await openOffer(OWN_NOTICES.slice(0, 1), {
    MakeOffer: () => buildError('OFFER_NOT_POSSIBLE', message),
  });
  // The only notice is preselected.
  expect(await sheet.findByRole('radio')).toBeChecked();
  fill(sheet.getByLabelText(offer.text), '같이 해요.');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sheet.getByLabelText(offer.text)).toHaveValue('같이 해요.');
});

test('an owner without a notice that can make offers is led to a new one', async () => {
  const { sheet } = await openOffer(OWN_NOTICES.map((notice) => ({ ...notice, viewerCanMakeOffers: false })));
  expect(await sheet.findByText(offer.noNotice)).toBeInTheDocument();
  expect(sheet.getByRole('link', { name: offer.createNotice })).toHaveAttribute('href', '/createproject');
  expect(sheet.queryByRole('button', { name: offer.make })).toBeNull();
});

test('the back button closes the form for an offer', async () => {
  const { goBack, getPath } = await openOffer(OWN_NOTICES);
  await act(async () => goBack());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getPath()).toBe('/people');
});
