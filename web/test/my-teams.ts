import { screen, within } from '@testing-library/react';

/** The response of the tabs of 내 팀, with a number for each tab. */
export const MyTeamsTabs = () => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: '1',
      ownedNoticeCount: 100,
      applicationCount: 5,
      favouriteCount: 0,
      teamCount: 1,
    },
  },
});

/** Returns the titles of the shown groups, each with the titles of its rows. */
export async function readGroups() {
  return (await screen.findAllByRole('heading', { level: 2 })).map((heading) => {
    const rows = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
    return [heading.textContent, rows.map((row) => within(row).getByRole('heading').textContent)];
  });
}
