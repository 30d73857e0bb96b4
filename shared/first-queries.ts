import { readCountVariables, readListVariables } from './notice-filter';
import { PAGE_PATHS } from './paths';

/** A query of the client: the name of its document and the variables. */
export interface Query {
  operationName: string;
  variables: object;
}

/** The response to a query, which the server puts into the HTML of a page. */
export interface FirstResponse extends Query {
  data: object;
}

/** The id of the element of the HTML that contains the responses. */
export const FIRST_RESPONSES = 'first-responses';

/** What an address says about its page. */
interface Address {
  /** The id in the path, or an empty string. */
  id: string;
  search: URLSearchParams;
}

const LAYOUT: Query = { operationName: 'Layout', variables: {} };

const ofList =
  (kind: 'PROJECT' | 'STUDY' | null) =>
  ({ search }: Address): Query[] => [
    LAYOUT,
    { operationName: 'NoticeListPage', variables: readListVariables(search, kind) },
    { operationName: 'NoticeCounts', variables: readCountVariables(search) },
  ];

const ofNotice = ({ id }: Address): Query[] => [
  LAYOUT,
  { operationName: 'NoticePage', variables: { id } },
  { operationName: 'CommentSection', variables: { noticeId: id } },
];

/**
 * The queries that the most visited pages start with, by the page's path. The server executes them
 * with the request for the page, which saves the member a second request. The client still starts
 * them; for those it finds in the HTML it sends none.
 */
export const FIRST_QUERIES: Readonly<Partial<Record<string, (address: Address) => Query[]>>> = {
  [PAGE_PATHS.home]: () => [LAYOUT, { operationName: 'HomePage', variables: {} }],
  [PAGE_PATHS.search]: ofList(null),
  [PAGE_PATHS.projects]: ofList('PROJECT'),
  [PAGE_PATHS.studies]: ofList('STUDY'),
  [PAGE_PATHS.project]: ofNotice,
  [PAGE_PATHS.study]: ofNotice,
  [PAGE_PATHS.myProject]: ofNotice,
  [PAGE_PATHS.myStudy]: ofNotice,
  [PAGE_PATHS.appliedProject]: ofNotice,
  [PAGE_PATHS.appliedStudy]: ofNotice,
  [PAGE_PATHS.application]: ofNotice,
};
