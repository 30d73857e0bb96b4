import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client's documents, as the build wrote them for the server. */
const BUILT = JSON.parse(readFileSync(join(__dirname, '..', 'dist', 'documents.json'), 'utf8')) as string[];

/** Returns the client's document of an operation. */
function documentOf(operation: string): string {
  const found = BUILT.find((document) => document.startsWith(`query ${operation}`));
  if (found === undefined) throw new Error(`The client has no query ${operation}.`);
  return found;
}

/** Fields of a notice in the scenarios that are no page of the client. */
const CARD = 'id title recruiting viewerHasFavourited createdAt owner { id nickName imageUrl }';

/** Operations of the scenarios (scenarios.ts). */
export const DOCUMENTS = {
  typename: '{ __typename }',
  list: documentOf('NoticeListPage'),
  home: documentOf('HomePage'),
  notice: documentOf('NoticePage'),
  comments: documentOf('CommentSection'),
  /** Reads the first hundred comments, the maximum of a page. */
  manyComments: `query ManyComments($id: ID!) {
    notice(id: $id) { ${CARD} content comments(first: 100) { nodes { id text createdAt author { id nickName imageUrl } } } }
  }`,
  comment: `mutation Comment($id: ID!) {
    addComment(input: { noticeId: $id, text: "좋아요" }) { comment { id text createdAt } }
  }`,
  favourite: `mutation Favourite($id: ID!) {
    favouriteNotice(input: { noticeId: $id }) { notice { id viewerHasFavourited } }
  }`,
  search: `query Search($search: String!) {
    notices(page: 0, size: 12, filter: { kind: PROJECT, search: $search }) { totalCount totalPages nodes { ${CARD} } }
  }`,
  apply: `mutation Apply($id: ID!) {
    applyToNotice(input: { noticeId: $id, role: FRONTEND, text: "함께해요" }) { application { id status } }
  }`,
  approve: `mutation Approve($id: ID!) { approveApplication(input: { id: $id }) { application { id status } } }`,
  logIn: `mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`,
} as const;

/** Subscription of every socket (live.ts). */
export const LIVE_SUBSCRIPTION =
  'subscription Live { notificationReceived { kind read noticeTitle createdAt actor { nickName } notice { id } } }';
