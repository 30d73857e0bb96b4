import { readCountVariables, readListVariables } from './notice-filter';
import { NOTICE_PATHS, PAGE_PATHS } from './paths';

/** A query of the client: its operation name and variables. */
export interface Query {
  operationName: string;
  variables: object;
}

/** Response to a query. The server puts it into the HTML of a page. */
export interface PreloadedResponse extends Query {
  data: object;
}

/** Id of the HTML element that contains the preloaded responses. */
export const PRELOADED_RESPONSES = 'preloaded-responses';

/** Parameters of a URL. */
interface UrlParameters {
  /** Id in the path, or an empty string. */
  id: string;
  search: URLSearchParams;
}

const LAYOUT: Query = { operationName: 'Layout', variables: {} };

const ofList =
  (kind: 'PROJECT' | 'STUDY' | null) =>
  ({ search }: UrlParameters): Query[] => [
    LAYOUT,
    { operationName: 'NoticeListPage', variables: readListVariables(search, kind) },
    { operationName: 'NoticeCounts', variables: readCountVariables(search) },
    { operationName: 'ViewerAlerts', variables: {} },
  ];

const ofNotice = ({ id }: UrlParameters): Query[] => [
  LAYOUT,
  { operationName: 'NoticePage', variables: { id } },
  { operationName: 'CommentSection', variables: { noticeId: id } },
];

/**
 * Queries with which the most visited pages start, by the path of the page. The server executes
 * them with the request for the page, which saves a second request. The client starts the same
 * queries. It sends no request for those whose response is in the HTML.
 */
export const PRELOADED_QUERIES: Readonly<Partial<Record<string, (url: UrlParameters) => Query[]>>> = {
  [PAGE_PATHS.home]: () => [LAYOUT, { operationName: 'HomePage', variables: {} }],
  [PAGE_PATHS.search]: ofList(null),
  [PAGE_PATHS.projects]: ofList('PROJECT'),
  [PAGE_PATHS.studies]: ofList('STUDY'),
  ...Object.fromEntries(NOTICE_PATHS.map((path) => [path, ofNotice])),
};
