import { fireEvent, screen, within } from '@testing-library/react';
import { SHARED_PROFILE } from '../../stories/data/profiles';
import { buildApplication, buildProject, showApplicants } from '../../test/applicants';
import { press } from '../../test/press';
import { buildConnection } from '../../test/show-page';
import { texts } from '../../texts';

const { application: labels } = texts;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('the completed teams of an applicant are shown with their role', async () => {
  const application = buildApplication('21', '준호', 'PENDING');
  const team = {
    __typename: 'CompletedTeam',
    id: '5-121',
    teamId: '5',
    kind: 'PROJECT',
    title: '교내 해커톤',
    role: 'DESIGNER',
    isOwner: false,
  };
  const shown = { ...application, applicant: { ...application.applicant, completedTeams: [team] } };
  const project = { ...buildProject(), applications: buildConnection('Application', [shown]) };
  await showApplicants({ ApplicantsPage: () => ({ data: { notice: project } }) });
  const teams = within(await screen.findByRole('region', { name: texts.team.completed }));
  expect(teams.getByText('교내 해커톤')).toBeVisible();
  expect(teams.getByText(`${texts.notice.kind.PROJECT} · ${texts.notice.role.DESIGNER}`)).toBeVisible();
});

test('shows the answers of an application, or that there are none', async () => {
  const questions = [{ __typename: 'NoticeQuestion', id: '1', text: '왜 하고 싶나요?' }];
  const [question] = questions.map(({ text }) => text);
  const answers = [{ __typename: 'ApplicationAnswer', id: '21-1', question, text: '재미있어 보여요' }];
  const nodes = [
    { ...buildApplication('21', '준호', 'PENDING'), text: '', answers },
    buildApplication('22', '서연', 'PENDING'),
  ];
  await showApplicants({}, { ...buildProject(), questions, applications: buildConnection('Application', nodes) });
  expect(await screen.findByText('재미있어 보여요')).toBeVisible();
  expect(screen.getByText('왜 하고 싶나요?')).toBeVisible();
  expect(screen.queryByText(labels.noText)).toBeNull();
  await press(labels.nextApplicant);
  expect(await screen.findByText(labels.notAnswered)).toBeVisible();
  expect(screen.getByText('왜 하고 싶나요?')).toBeVisible();
  expect(screen.getByText('서연의 글')).toBeVisible();
});

/** Opens the dialog for several applications and returns its list. */
async function openSelection() {
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog', { name: labels.selectMany }));
  return within(await dialog.findByRole('list', { name: labels.queue }));
}

test('the dialog for several applications shows the answers before the text', async () => {
  const answers = [
    { __typename: 'ApplicationAnswer', id: '21-1', question: '왜 하고 싶나요?', text: '재미있어 보여요' },
  ];
  const nodes = [{ ...buildApplication('21', '준호', 'PENDING'), answers }, buildApplication('22', '서연', 'PENDING')];
  await showApplicants({}, { ...buildProject(), applications: buildConnection('Application', nodes) });
  const list = await openSelection();
  const [first, second] = list.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('왜 하고 싶나요? 재미있어 보여요 준호의 글')).toBeInTheDocument();
  expect(second?.getByText('서연의 글')).toBeInTheDocument();
});

test('the button for a long application has a short name, without its text', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  await showApplicants();
  const list = await openSelection();
  const button = list.getByRole('button', { name: labels.showWholeOf('도윤'), expanded: false });
  expect(button).toHaveTextContent(labels.showWhole);
  expect(list.getByText('도윤의 글').closest('button')).toBeNull();
  fireEvent.click(button);
  expect(list.getByRole('button', { expanded: true })).toBe(button);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an application that fits into the dialog for several has no button for the rest', async () => {
  await showApplicants();
  const list = await openSelection();
  expect(list.getByText('도윤의 글')).toBeInTheDocument();
  expect(list.queryByRole('button')).toBeNull();
});

test('marks the tags of a profile that the notice has too', async () => {
  const tags = ['react', 'go'].map((id) => ({ __typename: 'Tag', id }));
  const nodes = [{ ...buildApplication('21', '준호', 'PENDING'), profile: SHARED_PROFILE }];
  await showApplicants({}, { ...buildProject(), tags, applications: buildConnection('Application', nodes) });
  const { section, tags: name, sameTags } = texts.teamProfile;
  const profile = within(await screen.findByRole('region', { name: section }));
  const shown = within(profile.getByRole('list', { name })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([`React (${sameTags})`, 'TypeScript', 'Figma']);
  expect(profile.getByText(`✓ ${sameTags}`)).toBeVisible();
});

test('shows no legend of the mark if the notice has other tags', async () => {
  const nodes = [{ ...buildApplication('21', '준호', 'PENDING'), profile: SHARED_PROFILE }];
  await showApplicants({}, { ...buildProject(), applications: buildConnection('Application', nodes) });
  await screen.findByText('Figma');
  expect(screen.queryByText(`✓ ${texts.teamProfile.sameTags}`)).toBeNull();
});
