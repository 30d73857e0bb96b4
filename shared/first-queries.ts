import { readCountVariables, readListVariables } from './notice-filter';
import { PAGE_PATHS } from './paths';

/** A query of the client: its operation name and variables. */
export interface Query {
  operationName: string;
  variables: object;
}

/** The response to a query. The server puts it into the HTML of a page. */
export interface FirstResponse extends Query {
  data: object;
}

/** The id of the HTML element that contains the preloaded responses. */
export const FIRST_RESPONSES = 'first-responses';

/** The parameters of a URL. */
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
 * The queries with which the most visited pages start, by the path of the page. The server executes
 * them with the request for the page, which saves a second request. The client starts the same
 * queries. It sends no request for those whose response is in the HTML.
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
