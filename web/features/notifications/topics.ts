import type { NotificationTopic } from '../../graphql/generated/documents';

/** The topics that the page of notifications can show alone. */
export const SHOWN_TOPICS = ['APPLICATIONS', 'COMMENTS', 'TEAMS'] as const satisfies readonly NotificationTopic[];

export type ShownTopic = (typeof SHOWN_TOPICS)[number];

/** Reads the topic in the URL. Null shows all notifications. */
export function readTopic(search: URLSearchParams): ShownTopic | null {
  return SHOWN_TOPICS.find((topic) => topic === search.get('topic')) ?? null;
}
