import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIT, PROJECT } from '../../../stories/data/notices';
import { NOTHING_WRITTEN } from '../../../stories/data/profiles';
import { buildNoticeResponses } from '../../../test/notice';
import { SETTINGS_VIEWER } from '../../../test/settings';
import { showPage } from '../../../test/show-page';
import { texts } from '../../../texts';
import { listMeetingHours } from '../facts/meeting-hours';

const { fit: labels, timetable } = texts;

const VIEWER = { ...SETTINGS_VIEWER, ...NOTHING_WRITTEN };
/** Wednesday 19:30–21:00. */
const MEETINGS = [{ __typename: 'NoticeMeeting', day: 'WEDNESDAY', start: '19:30', minutes: 90 }];

/**
 * Opens the page of a project with these changes. The second response has the fact about the time.
 */
async function show(changes: object) {
  const notice = { ...PROJECT, id: '7', meetings: MEETINGS, viewerApplication: null, ...changes };
  let reads = 0;
  const page = await showPage('/project/7', {
    ...buildNoticeResponses(notice),
    NoticePage: () => {
      reads += 1;
      const facts = reads > 1 ? ['TIME'] : [];
      return { data: { notice: { ...notice, viewerFit: { ...FIT, facts, against: [] }, ...changes } } };
    },
    CompareHours: () => ({ data: { viewer: VIEWER } }),
    UpdateFreeHours: () => ({ data: { updateFreeHours: { __typename: 'Payload', viewer: VIEWER } } }),
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test("the page compares its meetings with the viewer's week, and shows the fact after it is saved", async () => {
  const { sent } = await show({});
  expect(screen.queryByText(labels.free)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: labels.compareHours }));
  expect(await screen.findByText(timetable.marked)).toBeInTheDocument();
  const sheet = within(screen.getByRole('dialog'));
  for (const hour of [19, 20]) {
    fireEvent.click(sheet.getByLabelText(timetable.markedHour(timetable.hour('수', hour))));
  }
  expect(sheet.getByLabelText(timetable.hour('수', 21))).toBeInTheDocument();
  fireEvent.click(sheet.getByText(timetable.saveHours));
  expect(await screen.findByText(labels.free)).toBeVisible();
  const { variables } = sent.find(({ name }) => name === 'UpdateFreeHours') ?? {};
  expect(variables).toEqual({ input: { semester: '2026-2', hours: [43, 44] } });
  await waitFor(() => expect(screen.getByRole('button', { name: labels.compareHours })).toHaveFocus());
});

test.each([
  ['there are no meetings', { meetings: [] }],
  ['the viewer owns it', { viewerFit: null, viewerCanManage: true }],
  ['it is closed', { viewerFit: null, recruiting: false }],
])('the page does not compare the week if %s', async (_case, changes) => {
  await show(changes);
  expect(screen.queryByRole('button', { name: labels.compareHours })).toBeNull();
});

test.each([
  [{ day: 'MONDAY', start: '08:00', minutes: 60 }, [0]],
  [{ day: 'MONDAY', start: '08:30', minutes: 30 }, [0]],
  [{ day: 'MONDAY', start: '08:30', minutes: 60 }, [0, 1]],
  [{ day: 'SUNDAY', start: '23:30', minutes: 30 }, [111]],
] as const)('the meeting %j touches the hours %j', (meeting, hours) => {
  expect(listMeetingHours([meeting])).toEqual(hours);
});
