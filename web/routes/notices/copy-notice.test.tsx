import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PROJECT } from '../../stories/data/notices';
import { buildCreated, getChip, getSemester, submit } from '../../test/create-notice';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { notice, noticeFacts } = texts;

afterEach(() => sessionStorage.clear());

const FORMER = { ...PROJECT, id: '12', viewerCanManage: true, viewerCanChangeDeadline: false };

const showFrom = (former: object) => {
  const responses = { EditNoticePage: () => ({ data: { notice: former } }), CreateProject: buildCreated };
  return showPage('/createproject?from=12', { ...responses, CourseInput: () => ({ data: { courseNames: [] } }) });
};

test('a former notice fills the form, without its deadline, semester and section', async () => {
  const { sent } = await showFrom(FORMER);
  expect(await screen.findByLabelText(notice.titleField)).toHaveValue(FORMER.title);
  expect(screen.getByLabelText(notice.optional(notice.deadline))).toHaveValue('');
  expect(screen.getByLabelText(noticeFacts.course)).toHaveValue(FORMER.course.name);
  expect(screen.getByLabelText(noticeFacts.section)).toHaveValue('');
  const semester = getSemester();
  fireEvent.click(getChip(semester.name));
  submit();
  await waitFor(() => expect(sent.at(-1)?.name).toBe('CreateProject'));
  expect(sent.at(-1)?.variables).toMatchObject({
    input: {
      title: FORMER.title,
      content: FORMER.content,
      deadline: null,
      course: { name: FORMER.course.name, section: '' },
      semester: semester.value,
      meetings: FORMER.meetings.map(({ day, start, minutes }) => ({ day, start, minutes })),
      weeklyHours: FORMER.weeklyHours,
      weeks: FORMER.weeks,
    },
  });
  expect(JSON.stringify(sent.at(-1)?.variables)).not.toContain('__typename');
});

test('a notice of another member does not fill the form', async () => {
  const { getPath } = await showFrom({ ...FORMER, viewerCanManage: false });
  await waitFor(() => expect(getPath()).toBe('/project/12'));
});
