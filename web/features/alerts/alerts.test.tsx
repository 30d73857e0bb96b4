import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTINGS_VIEWER } from '../../test/settings';
import { buildError, type Responses, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { alert: labels } = texts;

const buildAlert = (id: string, params: string, paused: string | null = null) => ({
  __typename: 'Alert',
  id,
  name: `조건 ${id}`,
  params,
  paused,
});

type Alert = ReturnType<typeof buildAlert>;

const buildViewer = (alerts: readonly Alert[]) => ({ __typename: 'Viewer', id: '1', hasAlerts: true, alerts });

const COUNT = { __typename: 'NoticePage', totalPages: 0, totalCount: 0, totalCountCapped: false, nodes: [] };

const showList = (url: string, alerts: readonly Alert[] = [], responses: Responses = {}) =>
  showPage(url, {
    NoticeListPage: () => ({ data: { notices: COUNT, viewer: { __typename: 'Viewer', id: '1', hasCourses: true } } }),
    NoticeCounts: () => ({ data: { projects: COUNT, studies: COUNT } }),
    ViewerAlerts: () => ({ data: { viewer: buildViewer(alerts) } }),
    CreateAlert: ({ input }) => {
      const { params } = input as { params: string };
      const viewer = buildViewer([...alerts, buildAlert('9', params)]);
      return { data: { createAlert: { __typename: 'CreateAlertPayload', viewer } } };
    },
    ...responses,
  });

const findReceive = () => screen.findByRole('button', { name: labels.receive });

it('the button of a list creates an alert with its conditions, and then leads to the settings', async () => {
  const { sent } = await showList('/projectdetails?role=BACKEND&q=React&page=2&sort=FIT&recruiting=0');
  await userEvent.click(await findReceive());
  const link = await screen.findByRole('link', { name: labels.receiving });
  expect(link).toHaveAttribute('href', '/mypage/notifications#alerts');
  const [created] = sent.filter(({ name }) => name === 'CreateAlert');
  expect(created?.variables).toEqual({ input: { params: 'q=react&role=BACKEND&kind=PROJECT' } });
  expect(screen.queryByRole('button', { name: labels.receive })).toBeNull();
});

it.each([
  ['/search?role=BACKEND', 'role=BACKEND', null, true],
  ['/search?role=BACKEND&q=b a', 'q=a+b&role=BACKEND', null, true],
  ['/search?role=BACKEND', 'role=BACKEND', 'MOVED', false],
  ['/projectdetails?role=BACKEND', 'role=BACKEND', null, false],
])('the list %s has an active alert (alert %j, paused: %j): %s', async (url, params, paused, isReceiving) => {
  await showList(url, [buildAlert('1', params, paused)]);
  const name = isReceiving ? labels.receiving : labels.receive;
  expect(await screen.findByRole(isReceiving ? 'link' : 'button', { name })).toBeVisible();
});

it('a list of near deadlines has no button', async () => {
  const { sent } = await showList('/search?soon=1');
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('ViewerAlerts'));
  expect(screen.queryByRole('button', { name: labels.receive })).toBeNull();
});

it('a list with too many new notices offers to add a condition', async () => {
  await showList('/search', [], { CreateAlert: () => buildError('ALERT_TOO_BROAD', '너무 넓은 조건이에요.') });
  await userEvent.click(await findReceive());
  expect(await screen.findByRole('alert')).toHaveTextContent('너무 넓은 조건이에요.');
  expect(screen.getByRole('button', { name: labels.addCondition })).toBeVisible();
});

it('too many alerts lead to the settings', async () => {
  await showList('/search', [], { CreateAlert: () => buildError('TOO_MANY_ALERTS', '다섯 개까지예요.') });
  await userEvent.click(await findReceive());
  expect(await screen.findByRole('link', { name: labels.tidy })).toHaveAttribute(
    'href',
    '/mypage/notifications#alerts',
  );
});

it('opening a list from the link of its alert is recorded once', async () => {
  const { sent } = await showList('/search?role=BACKEND&alert=7', [], {
    OpenAlert: () => buildError('NOT_FOUND', '없어요.'),
  });
  await findReceive();
  const opened = sent.filter(({ name }) => name === 'OpenAlert').map(({ variables }) => variables);
  expect(opened).toEqual([{ input: { id: '7' } }]);
  expect(screen.queryByText('없어요.')).toBeNull();
});

const showSettings = (alerts: readonly Alert[], responses: Responses = {}) =>
  showPage('/mypage/notifications', {
    SettingsPage: () => ({ data: { viewer: { ...SETTINGS_VIEWER, alerts } } }),
    ...responses,
  });

it('the settings link to the list of each alert, and delete it', async () => {
  const alerts = [buildAlert('1', 'q=react&kind=STUDY'), buildAlert('2', '')];
  const { sent } = await showSettings(alerts, {
    DeleteAlert: () => ({
      data: { deleteAlert: { __typename: 'DeleteAlertPayload', viewer: buildViewer(alerts.slice(1)) } },
    }),
  });
  expect(await screen.findByRole('link', { name: '조건 1' })).toHaveAttribute('href', '/studydetails?q=react&alert=1');
  expect(screen.getByRole('link', { name: '조건 2' })).toHaveAttribute('href', '/search?alert=2');
  await userEvent.click(screen.getByRole('button', { name: labels.deleteOf('조건 1') }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '조건 1' })).toBeNull());
  expect(sent.at(-1)?.variables).toEqual({ input: { id: '1' } });
});

it('the settings show why an alert is paused, and resume it', async () => {
  await showSettings([buildAlert('1', '', 'UNOPENED'), buildAlert('2', 'q=a', 'MOVED')], {
    ResumeAlert: () => ({
      data: {
        resumeAlert: {
          __typename: 'ResumeAlertPayload',
          viewer: buildViewer([buildAlert('1', ''), buildAlert('2', 'q=a', 'MOVED')]),
        },
      },
    }),
  });
  expect(await screen.findByText(labels.paused.MOVED)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: labels.resumeOf('조건 1') }));
  await waitFor(() => expect(screen.queryByText(labels.paused.UNOPENED)).toBeNull());
  expect(screen.getByText(labels.paused.MOVED)).toBeVisible();
});

it('without alerts the settings lead to the list', async () => {
  await showSettings([]);
  expect(await screen.findByText(labels.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: labels.find })).toHaveAttribute('href', '/search');
});
