import { fireEvent, screen } from '@testing-library/react';
import { semestersFrom } from '../../shared/semester';
import { toSeoul } from '../../shared/seoul';
import { texts } from '../texts';
import { fill } from './fill';
import { EMPTY_HOME } from './home';
import { STUDY } from './notice';
import { type Responses, showPage } from './show-page';

const { notice, noticeFacts } = texts;
const PROJECT = { ...STUDY, __typename: 'Project', kind: 'PROJECT', title: '공강 찾기' };

/** Builds the response to a new project. */
export const buildCreated = () => ({
  data: { createProject: { __typename: 'CreateProjectPayload', project: PROJECT } },
});

/** The response of home, which opens after a notice is posted. */
export const HomePage = () => ({ data: { viewer: null, ...EMPTY_HOME } });

/** Shows the form for a new project. */
export async function showCreateForm(response: Responses[string] = buildCreated) {
  const responses = {
    CreateProject: response,
    CourseInput: () => ({ data: { courseNames: ['소프트웨어공학'] } }),
    HomePage,
  };
  return showPage('/createproject', responses, '/home');
}

/** Enters the value of a field. */
export const typeInto = (label: string, text: string): void => fill(screen.getByLabelText(label), text);

/** Fills in the required fields of a project. */
export function fillForm(): void {
  typeInto(notice.titleField, '공강 찾기');
  typeInto(notice.role.BACKEND, '3');
  typeInto(notice.content, '같이 만들어요.');
}

export const submit = () => fireEvent.click(screen.getByText(notice.create, { selector: 'button span' }));

/** Presses a button beside a number. */
export const step = (name: string) => fireEvent.click(screen.getByLabelText(name));

export const getChip = (name: string) => screen.getByText(name, { selector: 'button' });

/** Opens the fields about the course, the meetings and the hours. */
export const openFacts = () => fireEvent.click(screen.getByText(noticeFacts.add, { selector: 'button span' }));

/** Returns the current semester as the form names it. */
export function getSemester() {
  const [value] = semestersFrom(toSeoul(new Date()).toISOString().slice(0, 10));
  return { value, name: texts.timetable.semesterName(value) };
}
