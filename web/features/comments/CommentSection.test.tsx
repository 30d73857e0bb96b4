import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STUDY } from '../../test/notice';
import { type Responses, buildConnection, buildError, showPage, MEMBER } from '../../test/show-page';
import { texts } from '../../texts';

function buildComment(id: string, fields: object = {}) {
  const defaults = {
    text: `댓글 글 ${id}`,
    createdAt: '2026-11-01T00:00:00Z',
    isByOwner: false,
    hidden: false,
    viewerCanDelete: false,
    viewerCanReport: false,
    author: MEMBER,
    replies: buildConnection('Comment', []),
  };
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
        commentThreads: buildConnection('Comment', comments, hasNextPage),
      },
    },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

/**
 * Shows the page of a notice.
 * @returns the names of the sent operations about comments
 */
async function show(responses: Responses) {
  const { sent } = await showPage('/study/7', {
    NoticePage: () => ({ data: { notice: STUDY } }),
    ...responses,
  });
  return () => sent.map(({ name }) => name).filter((name) => name !== 'NoticePage');
}

afterEach(() => sessionStorage.clear());

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

/** Builds the response to a new comment: the newest comments. */
function buildAdded(comments: { id: string }[], hasNextPage = false) {
  const { notice } = buildResponse(comments, hasNextPage).data;
  return { data: { addComment: { __typename: 'AddCommentPayload', notice } } };
}

it('adds a comment above the others, clears the form and keeps the loaded pages', async () => {
  const getSent = await show({
    CommentSection: ({ after }) =>
      after ? buildResponse([buildComment('1')]) : buildResponse([buildComment('3'), buildComment('2')], true),
    AddComment: () => buildAdded([buildComment('4', { text: '저도요' }), buildComment('3')], true),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.comment.more }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  const field = screen.getByLabelText(texts.comment.write);
  await userEvent.type(field, '   ');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(getSent()).toEqual(['CommentSection', 'CommentSection']);
  await userEvent.type(field, '저도요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  await waitFor(() => expect(field).toHaveValue(''));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringContaining('저도요'),
    ...['3', '2', '1'].map((id) => expect.stringContaining(`댓글 글 ${id}`) as string),
  ]);
  expect(getSent()).toEqual(['CommentSection', 'CommentSection', 'AddComment']);
});

it('marks comments by the owner of the notice', async () => {
  await show({
    CommentSection: () => buildResponse([buildComment('2', { isByOwner: true }), buildComment('1')]),
  });
  await screen.findByText('댓글 글 2');
  const [owner, other] = screen.getAllByRole('listitem');
  expect(owner).toHaveTextContent(texts.comment.owner);
  expect(other).not.toHaveTextContent(texts.comment.owner);
});

it('adds a reply after the loaded replies, and closes the form', async () => {
  const replies = buildConnection('Comment', [buildComment('2')]);
  const parent = buildComment('1', { replies });
  const added = buildConnection('Comment', [buildComment('3', { text: '목요일이에요' })]);
  const { sent } = await showPage('/study/7', {
    NoticePage: () => ({ data: { notice: STUDY } }),
    CommentSection: () => buildResponse([parent]),
    AddReply: () => ({
      data: {
        addComment: {
          __typename: 'AddCommentPayload',
          comment: { __typename: 'Comment', id: '3', parent: { __typename: 'Comment', id: '1', replies: added } },
          notice: { __typename: 'Study', id: '7', commentCount: 3 },
        },
      },
    }),
  });
  await screen.findByText('댓글 글 1');
  const buttons = screen.getAllByRole('button', { name: texts.comment.replyTo('민지') });
  expect(buttons).toHaveLength(2);
  await userEvent.click(required(buttons[1]));
  await userEvent.type(screen.getByLabelText(texts.comment.replyTo('민지'), { selector: 'textarea' }), '목요일이에요');
  await userEvent.click(required(screen.getAllByRole('button', { name: texts.comment.submit })[1]));
  const list = within(await screen.findByRole('list', { name: texts.comment.replies }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.getByText('목요일이에요')).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({
    input: { noticeId: '7', parentId: '2', text: '목요일이에요' },
    after: 'c2',
    first: 100,
  });
  expect(screen.queryByLabelText(texts.comment.replyTo('민지'), { selector: 'textarea' })).toBeNull();
});

it('warns that the replies are deleted with a comment, and deletes it', async () => {
  const replies = buildConnection('Comment', [buildComment('2')]);
  await show({
    CommentSection: () => buildResponse([buildComment('1', { viewerCanDelete: true, replies })]),
    DeleteComment: () => ({
      data: { deleteComment: { __typename: 'DeleteCommentPayload', notice: buildResponse([]).data.notice } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.comment.deleteOf('민지') }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(texts.comment.deleteWithReplies);
  await userEvent.click(within(dialog).getByRole('button', { name: texts.common.delete }));
  expect(await screen.findByText(texts.comment.empty)).toBeVisible();
});

it('deletes a reply and leaves the others', async () => {
  const replies = buildConnection('Comment', [buildComment('2', { viewerCanDelete: true }), buildComment('3')]);
  const parent = { __typename: 'Comment', id: '1', replies: buildConnection('Comment', [buildComment('3')]) };
  await show({
    CommentSection: () => buildResponse([buildComment('1', { replies })]),
    DeleteReply: () => ({
      data: {
        deleteComment: {
          __typename: 'DeleteCommentPayload',
          parent,
          notice: { __typename: 'Study', id: '7', commentCount: 2 },
        },
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.comment.deleteOf('민지') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.common.delete }));
  await waitFor(() => expect(screen.queryByText('댓글 글 2')).toBeNull());
  expect(screen.getByText('댓글 글 3')).toBeVisible();
});

it('removes a refused comment from the list and keeps its text in the form', async () => {
  await show({
    CommentSection: () => buildResponse([]),
    AddComment: () => buildError('TOO_MANY_ATTEMPTS', '잠시 후에요.'),
  });
  await screen.findByText(texts.comment.empty);
  await userEvent.type(screen.getByLabelText(texts.comment.write), '안녕하세요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(await screen.findByText('잠시 후에요.')).toBeVisible();
  expect(screen.getByText(texts.comment.empty)).toBeVisible();
  expect(screen.getByLabelText(texts.comment.write)).toHaveValue('안녕하세요');
});

it('a comment denied for a missing verification leads to it, and its text stays', async () => {
  const { getPath } = await showPage('/study/7', {
    NoticePage: () => ({ data: { notice: STUDY } }),
    CommentSection: () => buildResponse([]),
    AddComment: () => buildError('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'),
  });
  await userEvent.type(await screen.findByLabelText(texts.comment.write), '저도요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  await waitFor(() => expect(getPath()).toBe('/mypage/profile'));
  expect(JSON.parse(sessionStorage.getItem('draft::comment:7') ?? '')).toEqual({ text: '저도요' });
});

it('deletes a comment after confirmation', async () => {
  const deleted = buildResponse([]).data.notice;
  await show({
    CommentSection: () => buildResponse([buildComment('1', { viewerCanDelete: true })]),
    DeleteComment: () => ({ data: { deleteComment: { __typename: 'DeleteCommentPayload', notice: deleted } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.comment.deleteOf('민지') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.common.delete }));
  expect(await screen.findByText(texts.comment.empty)).toBeVisible();
});

it('shows an error when the comments fail to load, and loads them on retry', async () => {
  let failing = true;
  await show({ CommentSection: () => (failing ? buildError('INTERNAL', '문제') : buildResponse([buildComment('1')])) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.comment.loadFailed);
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  expect(await screen.findByText('댓글 글 1')).toBeVisible();
});

it('clears the form after a comment with an unreadable result, and reloads the comments', async () => {
  const responses = [buildResponse([]), buildResponse([buildComment('1')])];
  const message = '처리했지만 결과를 불러오지 못했어요.';
  const sent = await show({
    CommentSection: () => required(responses.length > 1 ? responses.shift() : responses[0]),
    AddComment: () => buildError('RESULT_UNAVAILABLE', message),
  });
  const box = await screen.findByLabelText(texts.comment.write);
  await userEvent.type(box, '댓글 글 1');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('댓글 글 1')).toBeVisible();
  expect(box).toHaveValue('');
  expect(sent()).toEqual(['CommentSection', 'AddComment', 'CommentSection']);
});

it('[W8] comments that fail to render leave the notice on the page', async () => {
  const broken = buildResponse([]);
  Object.assign(broken.data.notice, { commentThreads: null });
  // React logs the error that the boundary catches.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show({ CommentSection: () => broken });
  expect(await screen.findByText(texts.comment.loadFailed)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: STUDY.title })).toBeVisible();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
