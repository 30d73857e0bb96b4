import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Responses, buildConnection, refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

const MEMBER = { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null, schoolVerified: false };

function buildComment(id: string, fields: object = {}) {
  const defaults = { text: `댓글 글 ${id}`, createdAt: '2026-11-01T00:00:00Z', viewerCanDelete: false, author: MEMBER };
  return { __typename: 'Comment', id, ...defaults, ...fields };
}

function buildResponse(comments: { id: string }[], hasNextPage = false) {
  return {
    data: {
      viewer: { __typename: 'Viewer', id: '1', member: MEMBER },
      notice: {
        __typename: 'Study',
        id: '7',
        commentCount: comments.length,
        comments: buildConnection('Comment', comments, hasNextPage),
      },
    },
  };
}

const STUDY = {
  __typename: 'Study',
  id: '7',
  kind: 'STUDY',
  title: '고전 읽기',
  recruiting: true,
  headcount: 3,
  approvedCount: 0,
  content: '같이 읽어요.',
  verifiedOnly: false,
  createdAt: '2026-11-01T00:00:00Z',
  owner: MEMBER,
  viewerHasFavourited: false,
  favouriteCount: 0,
  viewerCanApply: true,
  viewerApplyRefusal: null,
  viewerCanManage: false,
  shareUrl: '/project/7?s=signature',
  viewerApplication: null,
  commentCount: 0,
};

/** Shows the page of a notice, and returns the names of the operations about comments that were sent. */
async function show(responses: Responses) {
  const { sent } = await showPage('study', '/study/7', {
    NoticePage: () => ({ data: { notice: STUDY } }),
    ...responses,
  });
  return () => sent.map(({ name }) => name).filter((name) => name !== 'NoticePage');
}

it('shows placeholders for a missing author and date, and loads more comments', async () => {
  const anonymous = buildComment('2', { author: null, createdAt: '' });
  await show({
    CommentSection: ({ after }) =>
      after ? buildResponse([buildComment('3')]) : buildResponse([buildComment('1'), anonymous], true),
  });
  await screen.findByText('댓글 글 1');
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[1]).toHaveTextContent(texts.member.anonymous);
  expect(items[1]).toHaveTextContent(texts.comment.noDate);
  await userEvent.click(screen.getByRole('button', { name: texts.comment.more }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: texts.comment.more })).toBeNull();
});

/** The response to a comment, with what is behind the loaded comments. */
function buildAdded(comments: { id: string }[], hasNextPage = false) {
  const { notice } = buildResponse(comments, hasNextPage).data;
  return { data: { addComment: { __typename: 'AddCommentPayload', notice } } };
}

it('adds a comment, clears the form and lists what is behind the loaded comments', async () => {
  const getSent = await show({
    CommentSection: () => buildResponse([buildComment('1')]),
    AddComment: ({ after }) =>
      buildAdded(after === 'c1' ? [buildComment('2'), buildComment('3', { text: '저도요' })] : []),
  });
  const field = await screen.findByLabelText(texts.comment.write);
  await userEvent.type(field, '   ');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(getSent()).toEqual(['CommentSection']);
  await userEvent.type(field, '저도요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getByText('저도요')).toBeVisible();
  expect(getSent()).toEqual(['CommentSection', 'AddComment']);
});

it('loads the comments up to the added one in a long list', async () => {
  const getSent = await show({
    CommentSection: ({ after }) =>
      after === 'c2'
        ? buildResponse([buildComment('3', { text: '저도요' })])
        : buildResponse([buildComment('1')], true),
    AddComment: () => buildAdded([buildComment('2')], true),
  });
  await userEvent.type(await screen.findByLabelText(texts.comment.write), '저도요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.comment.more })).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(getSent()).toEqual(['CommentSection', 'AddComment', 'CommentSection']);
});

it('removes a refused comment from the list and leaves its text in the form', async () => {
  await show({
    CommentSection: () => buildResponse([]),
    AddComment: () => refuse('TOO_MANY_ATTEMPTS', '잠시 후에요.'),
  });
  await screen.findByText(texts.comment.empty);
  await userEvent.type(screen.getByLabelText(texts.comment.write), '안녕하세요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(await screen.findByText('잠시 후에요.')).toBeVisible();
  expect(screen.getByText(texts.comment.empty)).toBeVisible();
  expect(screen.getByLabelText(texts.comment.write)).toHaveValue('안녕하세요');
});

it('deletes a comment after confirmation', async () => {
  const deleted = buildResponse([]).data.notice;
  await show({
    CommentSection: () => buildResponse([buildComment('1', { viewerCanDelete: true })]),
    DeleteComment: () => ({ data: { deleteComment: { __typename: 'DeleteCommentPayload', notice: deleted } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.comment.deleteOf('민지') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.comment.delete }));
  expect(await screen.findByText(texts.comment.empty)).toBeVisible();
});

it('shows an error when the comments fail to load, and loads them on retry', async () => {
  let failing = true;
  await show({ CommentSection: () => (failing ? refuse('INTERNAL', '문제') : buildResponse([buildComment('1')])) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.comment.loadFailed);
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  expect(await screen.findByText('댓글 글 1')).toBeVisible();
});
