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
