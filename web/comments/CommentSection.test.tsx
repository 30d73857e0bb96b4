import { useApolloClient } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CommentSection_NoticeFragmentDoc } from '../gql/graphql';
import { type Responses, refuse, showPage } from '../test/showPage';
import { texts } from '../texts';
import { CommentSection } from './CommentSection';

const MEMBER = { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null };

function buildComment(id: string, fields: object = {}) {
  const defaults = { text: `댓글 글 ${id}`, createdAt: '2026-11-01T00:00:00Z', viewerCanDelete: false, author: MEMBER };
  return { __typename: 'Comment', id, ...defaults, ...fields };
}

function buildResponse(comments: { id: string }[], hasNextPage = false) {
  const edges = comments.map((node) => ({ __typename: 'CommentEdge', cursor: `c${node.id}`, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return {
    data: {
      viewer: { ...MEMBER, __typename: 'Viewer' },
      notice: {
        __typename: 'Study',
        id: '7',
        commentCount: comments.length,
        comments: { __typename: 'CommentConnection', edges, pageInfo },
      },
    },
  };
}

/** A page whose notice is already in the cache. */
function TestPage() {
  const client = useApolloClient();
  useState(() => {
    const data = { __typename: 'Study' as const, id: '7', commentCount: 0 };
    return client.writeFragment({ fragment: CommentSection_NoticeFragmentDoc, data });
  });
  return <CommentSection notice={{ __typename: 'Study', id: '7' }} />;
}

const show = (responses: Responses) => showPage(TestPage, 'study', '/study/7', responses);

it('shows placeholders for a missing author and date, and loads more comments', async () => {
  const anonymous = buildComment('2', { author: null, createdAt: '' });
  show({
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

it('adds a comment, clears the form and refetches the list', async () => {
  const comments = [buildComment('1')];
  const { sent } = show({
    CommentSection: () => buildResponse(comments),
    AddComment: () => {
      comments.push(buildComment('2', { text: '저도요' }));
      return { data: { addComment: comments[1] } };
    },
  });
  const field = await screen.findByLabelText(texts.comment.write);
  await userEvent.type(field, '   ');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(sent.map(({ name }) => name)).toEqual(['CommentSection']);
  await userEvent.type(field, '저도요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent.map(({ name }) => name)).toEqual(['CommentSection', 'AddComment', 'CommentSection']);
});

it('removes a refused comment from the list and leaves its text in the form', async () => {
  show({ CommentSection: () => buildResponse([]), AddComment: () => refuse('TOO_MANY_ATTEMPTS', '잠시 후에요.') });
  await screen.findByText(texts.comment.empty);
  await userEvent.type(screen.getByLabelText(texts.comment.write), '안녕하세요');
  await userEvent.click(screen.getByRole('button', { name: texts.comment.submit }));
  expect(await screen.findByText('잠시 후에요.')).toBeVisible();
  expect(screen.getByText(texts.comment.empty)).toBeVisible();
  expect(screen.getByLabelText(texts.comment.write)).toHaveValue('안녕하세요');
});

it('deletes a comment after confirmation', async () => {
  const deleted = { __typename: 'Study', id: '7', commentCount: 0 };
  show({
    CommentSection: () => buildResponse([buildComment('1', { viewerCanDelete: true })]),
    DeleteComment: () => ({ data: { deleteComment: deleted } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.comment.deleteOf('민지') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.comment.delete }));
  expect(await screen.findByText(texts.comment.empty)).toBeVisible();
});

it('shows an error when the comments fail to load, and loads them on retry', async () => {
  let failing = true;
  show({ CommentSection: () => (failing ? refuse('INTERNAL', '문제') : buildResponse([buildComment('1')])) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.comment.loadFailed);
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  expect(await screen.findByText('댓글 글 1')).toBeVisible();
});
