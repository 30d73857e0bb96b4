/** The GraphQL operations that are measured. */

const CARD = 'id title recruiting viewerHasFavourited createdAt owner { id nickName imageUrl }';

/** The operations of the scenarios (scenarios.ts). */
export const DOCUMENTS = {
  typename: '{ __typename }',
  list: `query List { projects(page: 0, size: 12) { totalCount totalPages nodes { ${CARD} } } }`,
  home: `query Home { recentProjects { ${CARD} } recentStudies { ${CARD} } }`,
  detail: `query Detail($id: ID!) {
    project(id: $id) {
      ${CARD} field recruitNumber techStack frontendNumber backendNumber designerNumber content
      comments { nodes { id text createdAt author { id nickName imageUrl } } }
    }
  }`,
  /** The first hundred comments, which is as many as a page may have. */
  manyComments: `query ManyComments($id: ID!) {
    project(id: $id) { ${CARD} content comments(first: 100) { nodes { id text createdAt author { id nickName imageUrl } } } }
  }`,
  comment: `mutation Comment($id: ID!) { addComment(noticeId: $id, input: { comment: "좋아요" }) { id text createdAt } }`,
  favourite: `mutation Favourite($id: ID!) { favouriteNotice(id: $id) { id viewerHasFavourited } }`,
  search: `query Search($query: String!) {
    projects(page: 0, size: 12, filter: { query: $query }) { totalCount totalPages nodes { ${CARD} } } }`,
  apply: `mutation Apply($id: ID!) {
    applyToNotice(noticeId: $id, input: { role: FRONTEND, application: "함께해요" }) { id status } }`,
  approve: `mutation Approve($id: ID!) { approveApplication(id: $id) { id status } }`,
  logIn: `mutation LogIn($input: LogInInput!) { logIn(input: $input) { id } }`,
} as const;

/** What every socket subscribes to (live.ts). */
export const LIVE_SUBSCRIPTION =
  'subscription Live { notificationReceived { kind read noticeTitle createdAt actor { nickName } notice { id } } }';
