import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Responses, buildConnection, refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

const { application: labels, verification } = texts;

const PROJECT = {
  __typename: 'Project',
  id: '7',
  kind: 'PROJECT',
  title: '우리 학교 지도',
  recruiting: true,
  headcount: 2,
  approvedCount: 0,
  content: '같이 만들어요.',
  verifiedOnly: false,
  field: '웹',
  techStack: 'React',
  createdAt: '2026-11-01T00:00:00Z',
  owner: { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null, schoolVerified: false },
  viewerHasFavourited: false,
  favouriteCount: 0,
  viewerCanApply: true,
  viewerApplyRefusal: null,
  viewerCanManage: false,
  shareUrl: '/project/7?s=signature',
  viewerApplication: null,
  commentCount: 0,
  roles: ['FRONTEND', 'BACKEND', 'DESIGNER'].map((role) => ({
    __typename: 'NoticeRole',
    role,
    headcount: role === 'DESIGNER' ? 0 : 1,
    approved: role === 'FRONTEND' ? 1 : 0,
  })),
};
const COMMENTS = buildConnection('Comment', []);
const VIEWER = { __typename: 'Viewer', id: '1', member: PROJECT.owner };

const show = (shown: object, apply: Responses[string]) =>
  showPage('project', '/project/7', {
    NoticePage: () => ({ data: { notice: shown } }),
    CommentSection: () => ({ data: { viewer: VIEWER, notice: { ...PROJECT, comments: COMMENTS } } }),
    ApplyToNotice: apply,
    AddComment: () => refuse('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'),
  });

async function open(apply: Responses[string]) {
  const page = await show(PROJECT, apply);
  await userEvent.click(await screen.findByRole('button', { name: labels.apply }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: labels.formTitle })) };
}

const applied = () => ({
  data: {
    applyToNotice: {
      __typename: 'ApplyToNoticePayload',
      notice: {
        ...PROJECT,
        viewerCanApply: false,
        viewerApplyRefusal: 'ALREADY_APPLIED',
        viewerApplication: { __typename: 'Application', id: '9', status: 'PENDING' },
      },
    },
  },
});

afterEach(() => sessionStorage.clear());

test('a role that is not recruited cannot be chosen, and a role is required', async () => {
  const { dialog, sent } = await open(applied);
  expect(dialog.getByRole('radio', { name: texts.notice.role.DESIGNER })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: labels.submit }));
  expect(await dialog.findByText(labels.roleRequired)).toBeInTheDocument();
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('a role whose seats are taken says so and cannot be chosen', async () => {
  const { dialog } = await open(applied);
  expect(dialog.getByRole('radio', { name: labels.roleFull(texts.notice.role.FRONTEND) })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: texts.notice.role.BACKEND })).toBeEnabled();
});

test('an application is sent with role and text, and the home page opens', async () => {
  const { dialog, sent, getPath } = await open(applied);
  await userEvent.click(dialog.getByRole('radio', { name: texts.notice.role.BACKEND }));
  await userEvent.type(dialog.getByLabelText(labels.text), '안녕하세요');
  await userEvent.click(dialog.getByRole('button', { name: labels.submit }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  expect(sent.at(-1)?.variables).toEqual({ input: { noticeId: '7', role: 'BACKEND', text: '안녕하세요' } });
  expect(sessionStorage).toHaveLength(0);
});

test('a refusal is shown, and the dialog keeps what was typed', async () => {
  const { dialog, getPath } = await open(() => refuse('ALREADY_APPLIED', '이미 지원한 공고예요.'));
  await userEvent.click(dialog.getByRole('radio', { name: texts.notice.role.BACKEND }));
  await userEvent.type(dialog.getByLabelText(labels.text), '안녕하세요');
  await userEvent.click(dialog.getByRole('button', { name: labels.submit }));
  expect(await screen.findByText('이미 지원한 공고예요.')).toBeVisible();
  expect(dialog.getByLabelText(labels.text)).toHaveValue('안녕하세요');
  expect(getPath()).toBe('/project/7');
});

test('who has to verify the school first is told so in place of the button, and comes back from there', async () => {
  const refused = { ...PROJECT, verifiedOnly: true, viewerCanApply: false, viewerApplyRefusal: 'SCHOOL_UNVERIFIED' };
  await show(refused, applied);
  expect(await screen.findByText(verification.needed)).toBeVisible();
  expect(screen.getByText(verification.verifiedMembers)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.apply })).toBeNull();
  const link = screen.getByRole('link', { name: verification.verify });
  expect(link).toHaveAttribute('href', '/mypage?next=%2Fproject%2F7#school');
});

test('an application that is refused for it leads to the verification, and its text stays', async () => {
  const { dialog, getPath } = await open(() => refuse('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'));
  await userEvent.click(dialog.getByRole('radio', { name: texts.notice.role.BACKEND }));
  await userEvent.type(dialog.getByLabelText(labels.text), '안녕하세요');
  await userEvent.click(dialog.getByRole('button', { name: labels.submit }));
  await waitFor(() => expect(getPath()).toBe('/mypage'));
  expect(await screen.findByText('학교를 인증해 주세요.')).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('draft::apply:7') ?? '')).toEqual({ role: 'BACKEND', text: '안녕하세요' });
});

test('a comment that is refused for it leads to the verification, and its text stays', async () => {
  const { getPath } = await show(PROJECT, applied);
  await userEvent.type(await screen.findByLabelText(texts.comment.write), '저도요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  await waitFor(() => expect(getPath()).toBe('/mypage'));
  expect(JSON.parse(sessionStorage.getItem('draft::comment:7') ?? '')).toEqual({ text: '저도요' });
});

test('the back button closes the dialog, and leaves the page when it is pressed again', async () => {
  const { dialog, goBack, getPath } = await open(applied);
  await userEvent.type(dialog.getByLabelText(labels.text), '안녕하세요');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getPath()).toBe('/project/7');
  await userEvent.click(screen.getByRole('button', { name: labels.apply }));
  const again = within(await screen.findByRole('dialog', { name: labels.formTitle }));
  expect(again.getByLabelText(labels.text)).toHaveValue('안녕하세요');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goBack();
  expect(getPath()).toBe('/before');
});
