import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillForm, getChip, getSemester, openFacts, showCreateForm, submit, typeInto } from '../../test/create-notice';
import { fill } from '../../test/fill';
import { texts } from '../../texts';

const { noticeFacts } = texts;

afterEach(() => sessionStorage.clear());

test('the course and the meetings are folded, and are sent once they are open', async () => {
  const { sent } = await showCreateForm();
  fillForm();
  expect(screen.queryByLabelText(noticeFacts.course)).toBeNull();
  openFacts();
  const course = screen.getByLabelText(noticeFacts.course);
  expect(course).toHaveFocus();
  fill(course, '소프트웨어공학');
  typeInto(noticeFacts.section, '01');
  const semester = getSemester();
  // A course is mostly one of the current semester.
  expect(getChip(semester.name)).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByText(noticeFacts.addMeeting));
  const meeting = within(screen.getByLabelText(noticeFacts.meetingOf(1)));
  expect(meeting.getByLabelText(noticeFacts.day)).toHaveFocus();
  fireEvent.change(meeting.getByLabelText(noticeFacts.day), { target: { value: 'WEDNESDAY' } });
  fireEvent.change(meeting.getByLabelText(noticeFacts.start), { target: { value: '19:30' } });
  fireEvent.change(meeting.getByLabelText(noticeFacts.length), { target: { value: '90' } });
  fireEvent.click(getChip(noticeFacts.modes.ONLINE));
  typeInto(noticeFacts.weeklyHours, '5');
  submit();
  await waitFor(() => expect(sent.some(({ name }) => name === 'CreateProject')).toBe(true));
  expect(sent.find(({ name }) => name === 'CreateProject')?.variables).toMatchObject({
    input: {
      course: { name: '소프트웨어공학', section: '01' },
      semester: semester.value,
      meetings: [{ day: 'WEDNESDAY', start: '19:30', minutes: 90 }],
      meetingMode: 'ONLINE',
      weeklyHours: 5,
      weeks: null,
    },
  });
});

test('there are three meetings at most, and a button removes one', async () => {
  await showCreateForm();
  openFacts();
  for (let count = 0; count < 3; count += 1) fireEvent.click(screen.getByText(noticeFacts.addMeeting));
  expect(screen.queryByText(noticeFacts.addMeeting)).toBeNull();
  fireEvent.click(screen.getByLabelText(noticeFacts.removeMeeting(2)));
  expect(screen.getAllByLabelText(/^모임 \d$/)).toHaveLength(2);
  expect(screen.getByText(noticeFacts.addMeeting)).toBeVisible();
});

test('a course without a semester and a meeting after midnight show messages', async () => {
  const { sent } = await showCreateForm();
  fillForm();
  openFacts();
  typeInto(noticeFacts.course, '데이터베이스');
  fireEvent.click(screen.getByText(noticeFacts.noSemester, { selector: `[aria-label="${noticeFacts.semester}"] *` }));
  fireEvent.click(screen.getByText(noticeFacts.addMeeting));
  fireEvent.change(screen.getByLabelText(noticeFacts.start), { target: { value: '23:30' } });
  submit();
  expect(await screen.findByText(noticeFacts.semesterNeeded)).toBeVisible();
  expect(await screen.findByText(texts.meeting.tooLate)).toBeVisible();
  const semester = screen.getByLabelText(noticeFacts.semester);
  expect(semester).toHaveAccessibleDescription(noticeFacts.semesterNeeded);
  expect(semester).toBeInvalid();
  expect(semester).toContainElement(document.activeElement as HTMLElement);
  const meetings = screen.getByLabelText(noticeFacts.meetingTimes);
  expect(meetings).toHaveAccessibleDescription(texts.meeting.tooLate);
  expect(meetings).toBeInvalid();
  expect(sent.some(({ name }) => name === 'CreateProject')).toBe(false);
});
