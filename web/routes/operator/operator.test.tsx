import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MODERATION } from '../../stories/data/settings';
import { buildConnection, buildError, type Responses, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { operator: labels, schoolOperator: form } = texts;

const MODERATOR = { __typename: 'Member', id: '7', nickName: '담당', imageUrl: null };

const SCHOOL = {
  __typename: 'OperatedSchool',
  id: 's1',
  memberCount: 1200,
  recruitingCount: 3,
  openCaseCount: 2,
  oldestOpenedAt: '2026-11-17T00:00:00Z',
  school: { __typename: 'School', id: 's1', name: '한빛대학교' },
  moderators: [MODERATOR],
  ownOperator: null,
};

const CASE = { ...MODERATION.open.nodes[0], id: '1' };

/** Shows the page with one case in the queue and one school. */
async function show(responses: Responses = {}, school: object = SCHOOL, url = '/operator') {
  const open = buildConnection('ModerationCase', [CASE]);
  const administration = {
    __typename: 'Administration',
    openCount: 1,
    open,
    decided: buildConnection('ModerationCase', []),
  };
  const schools = buildConnection('OperatedSchool', [{ ...SCHOOL, ...school }]);
  const shown = await showPage(url, {
    OperatorPage: () => ({ data: { administration } }),
    OperatedSchools: () => ({ data: { administration: { __typename: 'Administration', schools } } }),
    ...responses,
  });
  return shown;
}

test('the queue names the school of a case, and schools have their numbers', async () => {
  await show();
  const queue = within(await screen.findByRole('region', { name: labels.queue(1) }));
  expect(queue.getByText('한빛대학교')).toBeVisible();
  const schools = within(screen.getByRole('region', { name: labels.schools }));
  expect(await schools.findByRole('heading', { name: '한빛대학교' })).toBeVisible();
  for (const text of [labels.members(1_200), labels.recruiting(3), labels.waiting(2)]) {
    expect(schools.getByText(text)).toBeVisible();
  }
  expect(schools.getByText('담당')).toBeVisible();
});

test('a school without reports and moderators says so', async () => {
  await show({}, { openCaseCount: 0, oldestOpenedAt: null, moderators: [] });
  expect(await screen.findByText(labels.noModerators)).toBeVisible();
  expect(screen.queryByText(labels.waiting(0))).toBeNull();
});

test('the search is in the URL and is sent to the server', async () => {
  const { sent } = await show();
  await userEvent.type(await screen.findByRole('searchbox', { name: labels.search }), '한빛{Enter}');
  await screen.findByDisplayValue('한빛');
  const searches = sent.filter(({ name }) => name === 'OperatedSchools').map(({ variables }) => variables);
  expect(searches).toEqual([{ search: '' }, { search: '한빛' }]);
});

test('an operator appoints a moderator, and an unknown name is an error of the field', async () => {
  const appointed = { ...SCHOOL, moderators: [MODERATOR, { ...MODERATOR, id: '8', nickName: '새 담당' }] };
  const appointModerator = { __typename: 'AppointModeratorPayload', school: appointed };
  await show({
    AppointModerator: ({ input }) =>
      JSON.stringify(input).includes('없는')
        ? buildError('VALIDATION_FAILED', '확인해 주세요.', { member: '그런 회원이 없어요.' })
        : { data: { appointModerator } },
  });
  await userEvent.click(await screen.findByRole('button', { name: labels.appoint }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.appointOf('한빛대학교') }));
  const field = dialog.getByLabelText(labels.member);
  await userEvent.type(field, '없는 사람');
  await userEvent.click(dialog.getByRole('button', { name: labels.appoint }));
  expect(await dialog.findByText('그런 회원이 없어요.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '새 담당');
  await userEvent.click(dialog.getByRole('button', { name: labels.appoint }));
  expect(await screen.findByText(labels.appointed)).toBeVisible();
  expect(screen.getByText('새 담당')).toBeVisible();
});

test('an operator dismisses a moderator after a confirmation', async () => {
  const dismissModerator = { __typename: 'DismissModeratorPayload', school: { ...SCHOOL, moderators: [] } };
  await show({ DismissModerator: () => ({ data: { dismissModerator } }) });
  await userEvent.click(await screen.findByRole('button', { name: labels.dismissOf('담당') }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.dismissQuestion('담당') }));
  await userEvent.click(dialog.getByRole('button', { name: labels.dismiss }));
  expect(await screen.findByText(labels.dismissed('담당'))).toBeVisible();
  expect(screen.getByText(labels.noModerators)).toBeVisible();
});

test('an operator sets the operator of a school, and the server refuses a name without a contact', async () => {
  const own = { __typename: 'Operator', name: '학생처', contact: '학생회관', termsText: '', privacyText: '**안내**' };
  const { sent } = await show({
    UpdateSchoolOperator: ({ input }) =>
      JSON.stringify(input).includes('학생회관')
        ? { data: { updateSchoolOperator: { school: { ...SCHOOL, ownOperator: own } } } }
        : buildError('VALIDATION_FAILED', '확인해 주세요.', { contact: '연락처를 입력해 주세요.' }),
  });
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: form.edit }));
    return within(await screen.findByRole('dialog', { name: form.editOf('한빛대학교') }));
  };
  const dialog = await edit();
  await userEvent.type(dialog.getByLabelText(form.name), '학생처');
  await userEvent.type(dialog.getByLabelText(form.privacyText), '**안내**');
  await userEvent.click(dialog.getByRole('button', { name: texts.common.save }));
  expect(await dialog.findByText('연락처를 입력해 주세요.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(form.contact), '학생회관');
  await userEvent.click(dialog.getByRole('button', { name: texts.common.save }));
  expect(await screen.findByText(form.saved)).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({
    input: { schoolId: 's1', name: '학생처', contact: '학생회관', termsText: '', privacyText: '**안내**' },
  });
  expect((await edit()).getByLabelText(form.privacyText)).toHaveValue('**안내**');
});

test('the page does not exist for members who are not operators', async () => {
  const nobody = () => ({ data: { administration: null } });
  await showPage('/operator', { OperatorPage: nobody, OperatedSchools: nobody });
  expect(await screen.findByRole('heading', { name: texts.common.notFound })).toBeVisible();
});
