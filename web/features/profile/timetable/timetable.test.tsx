import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE_LISTS } from '../../../../shared/bounds';
import { ALL_WRITTEN, NOTHING_WRITTEN } from '../../../stories/data/profiles';
import { fill } from '../../../test/fill';
import { SETTINGS_VIEWER } from '../../../test/settings';
import { showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { timetable: labels } = texts;

const payload = (name: string) => () => ({
  data: { [name]: { __typename: 'Payload', viewer: { ...SETTINGS_VIEWER, ...NOTHING_WRITTEN } } },
});

/**
 * Shows a row of the settings. It is found by its id and its parts by their texts, because a search
 * by roles takes seconds among the buttons of a week.
 */
async function show(written: object, anchor: 'courses' | 'free-hours') {
  const page = await showPage(`/mypage/profile#${anchor}`, {
    SettingsPage: () => ({ data: { viewer: { ...SETTINGS_VIEWER, ...written } } }),
    UpdateCourses: payload('updateCourses'),
    UpdateFreeHours: payload('updateFreeHours'),
  });
  await screen.findByText(labels.saveHours);
  return { ...page, panel: within(document.getElementById(anchor) ?? document.body) };
}

describe('the week', () => {
  const cell = (day: number, hour: number) => labels.hour(labels.days[day] ?? '', hour);

  test('is filled with the keyboard, and lists the chosen hours in words', async () => {
    const { panel, sent } = await show(NOTHING_WRITTEN, 'free-hours');
    const first = panel.getByLabelText(cell(0, 18));
    first.focus();
    await userEvent.keyboard(' {ArrowDown} {ArrowRight} ');
    expect(panel.getByLabelText(cell(1, 19))).toHaveFocus();
    expect(panel.getByLabelText(cell(1, 19))).toHaveAttribute('aria-pressed', 'true');
    const list = within(panel.getByLabelText(labels.free));
    expect(list.getByText(labels.range(18, 20))).toBeVisible();
    await userEvent.keyboard(' ');
    expect(panel.getByLabelText(cell(1, 19))).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(panel.getByText(labels.saveHours));
    expect(await screen.findByText(labels.hoursSaved)).toBeVisible();
    expect(sent.at(-1)?.variables).toEqual({ input: { semester: '2026-2', hours: [10, 11] } });
  });

  test('stays at its edges', async () => {
    const { panel } = await show(NOTHING_WRITTEN, 'free-hours');
    panel.getByLabelText(cell(0, 18)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(panel.getByLabelText(cell(0, 18))).toHaveFocus();
  });

  test('has presets, and takes over the hours of the former semester', async () => {
    const { panel, sent } = await show(ALL_WRITTEN, 'free-hours');
    const pressed = () => document.querySelectorAll('[aria-pressed="true"]');
    expect(panel.getByText(labels.pastHint)).toBeVisible();
    fireEvent.click(panel.getByText(labels.presets.evenings));
    await waitFor(() => expect(pressed()).toHaveLength(25));
    fireEvent.click(panel.getByText(labels.presets.weekend));
    await waitFor(() => expect(pressed()).toHaveLength(49));
    fireEvent.click(panel.getByText(labels.presets.former));
    await waitFor(() => expect(pressed()).toHaveLength(4));
    fireEvent.click(panel.getByText(labels.presets.none));
    await waitFor(() => expect(pressed()).toHaveLength(0));
    fireEvent.click(panel.getByText(labels.saveHours));
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ input: { semester: '2026-2', hours: [] } }));
  });
});

describe('the courses', () => {
  test('are sent without empty rows', async () => {
    const { panel, sent } = await show(ALL_WRITTEN, 'courses');
    const courses = within(panel.getByLabelText(labels.courses));
    expect(courses.getByLabelText(labels.courseName(1))).toHaveValue('소프트웨어공학');
    fireEvent.click(panel.getByText(labels.addCourse));
    fill(panel.getByLabelText(labels.courseName(2)), '운영체제');
    fireEvent.click(panel.getByText(labels.addCourse));
    fireEvent.click(panel.getByText(labels.saveCourses));
    expect(await screen.findByText(labels.coursesSaved)).toBeVisible();
    expect(sent.at(-1)?.variables).toEqual({
      input: {
        semester: '2026-2',
        courses: [
          { name: '소프트웨어공학', section: '01' },
          { name: '운영체제', section: '' },
        ],
      },
    });
  });

  test('focus the name of an added course, even of the last possible one', async () => {
    const courses = Array.from({ length: PROFILE_LISTS.courses - 2 }, (_, index) => ({
      __typename: 'TakenCourse',
      semester: '2026-2',
      name: `수업 ${index + 1}`,
      section: '',
    }));
    const { panel } = await show({ ...ALL_WRITTEN, courses }, 'courses');
    for (const number of [PROFILE_LISTS.courses - 1, PROFILE_LISTS.courses]) {
      fireEvent.click(panel.getByText(labels.addCourse));
      expect(panel.getByLabelText(labels.courseName(number))).toHaveFocus();
    }
    expect(panel.queryByText(labels.addCourse)).toBeNull();
  });

  test('have a separate list for the next semester, and a button removes a row', async () => {
    const { panel, sent } = await show(ALL_WRITTEN, 'courses');
    fireEvent.click(panel.getByLabelText(labels.semesterName('2027-1')));
    await waitFor(() => expect(panel.getByLabelText(labels.courseName(1))).toHaveValue('캡스톤디자인'));
    fireEvent.click(panel.getByLabelText(labels.removeCourse(1)));
    fireEvent.click(panel.getByText(labels.saveCourses));
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ input: { semester: '2027-1', courses: [] } }));
  });
});
