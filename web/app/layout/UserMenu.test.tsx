import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LayoutDocument } from '../../graphql/generated/documents';
import { QueryView } from '../../graphql/view/QueryView';
import { ToastProvider } from '../../components/feedback/Toast';
import { toViewer } from '../../stories/data/layout';
import { JUNHO } from '../../stories/data/notices';
import { startSample } from '../../stories/data/sample-query';
import { texts } from '../../texts';
import { UserMenu } from './UserMenu';

const { nav } = texts;

/** Shows the menu of a viewer whose school and common queue have open cases. */
async function show(canModerate: boolean, openCount: number, commonCount: number | null = null): Promise<void> {
  const administration = commonCount === null ? null : { __typename: 'Administration', openCount: commonCount };
  const { client, query } = startSample(
    LayoutDocument,
    {},
    {
      Layout: { viewer: { ...toViewer(0, canModerate), canOperate: administration !== null } },
      OpenReports: { moderation: canModerate ? { __typename: 'Moderation', openCount } : null, administration },
    },
  );
  const menu = (
    <QueryView query={query} required={['viewer']}>
      {({ viewer }) => <UserMenu viewer={viewer} />}
    </QueryView>
  );
  await act(async () =>
    render(
      <ToastProvider>
        <ApolloProvider client={client}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: menu }])} />
        </ApolloProvider>
      </ToastProvider>,
    ),
  );
}

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test("the moderator's menu counts the open cases", async () => {
  await show(true, 2);
  await open(nav.userMenu(JUNHO.nickName, 2));
  expect(await screen.findByRole('link', { name: nav.moderation(2) })).toHaveAttribute('href', '/moderation');
});

test("without open cases the moderator's menu has no number", async () => {
  await show(true, 0);
  await open(nav.userMenu(JUNHO.nickName, 0));
  expect(await screen.findByRole('link', { name: nav.moderation(0) })).toBeInTheDocument();
});

test('the menu of a member has no link to the cases, but one to the teams', async () => {
  await show(false, 2);
  await open(nav.userMenu(JUNHO.nickName, 0));
  expect(await screen.findByRole('link', { name: nav.teams })).toHaveAttribute('href', '/teams');
  expect(screen.queryByRole('link', { name: nav.moderation(0) })).toBeNull();
});

test.each([
  ['a member', false, 3],
  ['a moderator', true, 5],
])("the operator's menu counts the common queue as well, for %s", async (_who, canModerate, all) => {
  await show(canModerate, 2, 3);
  await open(nav.userMenu(JUNHO.nickName, all));
  expect(await screen.findByRole('link', { name: nav.operator(3) })).toHaveAttribute('href', '/operator');
  expect(screen.queryAllByRole('link', { name: nav.moderation(2) })).toHaveLength(canModerate ? 1 : 0);
});
