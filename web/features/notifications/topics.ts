import type { NotificationTopic } from '../../graphql/generated/documents';

/** The topics that the page of notifications can filter by. */
export const FILTER_TOPICS = ['APPLICATIONS', 'COMMENTS', 'TEAMS'] as const satisfies readonly NotificationTopic[];

export type FilterTopic = (typeof FILTER_TOPICS)[number];

/** Parses the topic in the URL. Null shows all notifications. */
export function parseTopic(search: URLSearchParams): FilterTopic | null {
  return FILTER_TOPICS.find((topic) => topic === search.get('topic')) ?? null;
}
