import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEETING, TEAM_RESPONSES } from '../../../stories/data/teams';
import { fill } from '../../../test/fill';
import { buildError, type Responses, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';
import { daysFromToday } from '../../../days';
import { suggestMeeting } from './suggest-meeting';

const { meeting: labels, timetable } = texts;

const FREE = {
  __typename: 'TeamFreeTime',
  sharerCount: 4,
  isViewerCounted: true,
  // All members: Monday 19–21 and Saturday 20–21. All but one: Monday 21–22.
  hours: [11, 12, 92],
  hoursExceptOne: [13],
};

/** A team of the viewer, who is not its owner. */
const [{ response } = { response: { team: {}, viewer: {} } }] = TEAM_RESPONSES.filter(
  ({ name }) => name === 'with one member who compares free hours',
);
const TEAM = { ...response.team, viewerSharesFreeTime: false, freeTime: null, nextMeeting: null };
const sharing = (fields: object = {}) => ({ viewerSharesFreeTime: true, freeTime: { ...FREE, ...fields } });
const OWNER = { viewerCanSetMeeting: true };

const show = (team: object, responses: Responses = {}) =>
  showPage('/team/1', { TeamPage: () => ({ data: { ...response, team: { ...TEAM, ...team } } }), ...responses });

const findPanel = async (name: string) => within(await screen.findByRole('region', { name }));

const payload = (name: string, team: object) => () => ({
  data: { [name]: { __typename: 'Payload', team: { ...TEAM, ...team } } },
});

describe('the next meeting', () => {
  test('is shown with its place and its calendar file, and members cannot change it', async () => {
    await show({ nextMeeting: MEETING });
    const panel = await findPanel(labels.title);
    expect(panel.getByText('12월 1일(화) 19:30~21:00')).toBeVisible();
    expect(panel.getByText(MEETING.place)).toBeVisible();
    expect(panel.getByRole('link', { name: texts.common.addToCalendar })).toHaveAttribute(
      'href',
      '/calendar/teams/1.ics',
    );
    expect(panel.queryByRole('button')).toBeNull();
  });

  test('links a place that is a URL', async () => {
    await show({ nextMeeting: { ...MEETING, place: 'https://meet.example/abc' } });
    expect((await findPanel(labels.title)).getByRole('link', { name: /meet\.example/ })).toBeVisible();
  });

  test('is missing before the owner sets one', async () => {
    await show({});
    const panel = await findPanel(labels.title);
    expect(panel.getByText(labels.none)).toBeVisible();
    expect(panel.queryByRole('link')).toBeNull();
  });

  test('is set by the owner in a form', async () => {
    const { sent } = await show(OWNER, {
      SetNextMeeting: payload('setNextMeeting', { ...OWNER, nextMeeting: MEETING }),
    });
    const panel = await findPanel(labels.title);
    await userEvent.click(panel.getByRole('button', { name: labels.set }));
    const form = within(await screen.findByRole('dialog'));
    fill(form.getByLabelText(labels.date), '2026-12-01');
    fireEvent.change(form.getByLabelText(labels.start), { target: { value: '23:30' } });
    await userEvent.click(form.getByRole('button', { name: texts.common.save }));
    expect(await form.findByText(labels.tooLate)).toBeVisible();
    fireEvent.change(form.getByLabelText(labels.start), { target: { value: '19:30' } });
    fireEvent.change(form.getByLabelText(labels.length), { target: { value: '90' } });
    fill(form.getByLabelText(labels.optionalPlace), MEETING.place);
    await userEvent.click(form.getByRole('button', { name: texts.common.save }));
    expect(await panel.findByText('12월 1일(화) 19:30~21:00')).toBeVisible();
    const input = { teamId: '1', date: '2026-12-01', start: '19:30', minutes: 90, place: MEETING.place };
    expect(sent.at(-1)).toEqual({ name: 'SetNextMeeting', variables: { input } });
  });

  test('shows the message of the server at its field', async () => {
    const error = buildError('VALIDATION_FAILED', '입력을 확인해 주세요.', { start: '이미 지난 시각이에요.' });
    await show(OWNER, { SetNextMeeting: () => error });
    await userEvent.click((await findPanel(labels.title)).getByRole('button', { name: labels.set }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: texts.common.save }));
    expect(await form.findByText('이미 지난 시각이에요.')).toBeVisible();
  });

  test('is cleared by the owner after a confirmation', async () => {
    const { sent } = await show(
      { ...OWNER, nextMeeting: MEETING },
      { ClearNextMeeting: payload('clearNextMeeting', { ...OWNER, nextMeeting: null }) },
    );
    const panel = await findPanel(labels.title);
    await userEvent.click(panel.getByRole('button', { name: labels.clear }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: labels.clear }));
    expect(await panel.findByText(labels.noneForOwner)).toBeVisible();
    expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '1' } });
    await waitFor(() => expect(panel.getByRole('heading', { name: labels.title })).toHaveFocus());
  });
});

describe('the common hours', () => {
  test('start with a switch, and require two members who share theirs', async () => {
    const { sent } = await show(
      {},
      { ShareFreeTime: payload('shareFreeTime', sharing({ sharerCount: 1, hours: [], hoursExceptOne: [] })) },
    );
    const panel = await findPanel(labels.freeTime);
    const share = panel.getByRole('switch', { name: labels.share });
    expect(share).not.toBeChecked();
    expect(share).toHaveAccessibleDescription(labels.shareHint);
    await userEvent.click(share);
    expect(await panel.findByText(labels.tooFew)).toBeVisible();
    expect(share).toBeChecked();
    expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '1', shared: true } });
  });

  test.each([
    ['there is none', { hours: [], hoursExceptOne: [] }, labels.nothing],
    ['there is none for all', { hours: [] }, labels.nothingForAll],
    ['there are some', {}, labels.comparedBy(4)],
  ])('are described in a sentence if %s', async (_case, fields, words) => {
    await show(sharing(fields));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test("lead to the form for the viewer's free hours if these are unknown", async () => {
    await show(sharing({ isViewerCounted: false, hours: [], hoursExceptOne: [] }));
    const panel = await findPanel(labels.freeTime);
    expect(panel.getByText(labels.withoutHours)).toBeVisible();
    expect(panel.getByRole('link', { name: labels.writeHours })).toHaveAttribute('href', '/mypage/profile#free-hours');
  });

  test('are lists of each day, which members cannot choose from', async () => {
    await show(sharing());
    const lists = [labels.freeForAll, labels.freeExceptOne].map((name) => screen.findByRole('list', { name }));
    const [all, exceptOne] = await Promise.all(lists);
    expect(
      within(all ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`월${timetable.range(19, 21)}`, `토${timetable.range(20, 21)}`]);
    expect(exceptOne).toHaveTextContent(`월${timetable.range(21, 22)}`);
    expect(within(all ?? document.body).queryByRole('button')).toBeNull();
  });

  test('are chosen by the owner for the next meeting', async () => {
    await show({ ...OWNER, ...sharing() });
    await userEvent.click(
      await screen.findByRole('button', { name: labels.chooseHours('월', timetable.range(19, 21)) }),
    );
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText(labels.start)).toHaveValue('19:00');
    expect(form.getByLabelText(labels.length)).toHaveValue('120');
    const chosen = form.getByLabelText<HTMLInputElement>(labels.date).value;
    expect(new Date(chosen).getUTCDay()).toBe(1);
    expect(chosen > daysFromToday(0) && chosen <= daysFromToday(7)).toBe(true);
  });

  test('are missing once the team has ended', async () => {
    await show({ state: 'DONE', viewerSharesFreeTime: null, viewerShowsOnProfile: false });
    expect(await screen.findByText(texts.team.states.DONE)).toBeVisible();
    for (const name of [labels.title, labels.freeTime]) expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'a suggested meeting is on the weekday %i, at most a week ahead and 4 hours long',
  (day) => {
    const { date, start, minutes } = suggestMeeting(day, { from: 8, to: 24 });
    expect((new Date(date).getUTCDay() + 6) % 7).toBe(day);
    expect(date > daysFromToday(0) && date <= daysFromToday(7)).toBe(true);
    expect([start, minutes]).toEqual(['08:00', 240]);
  },
);
