import type { Reader } from '../../platform/database/statements';

/** What a chat shows of a link to a page. */
export interface LinkPreview {
  title: string;
  description: string;
}

/** A page of the client whose links have a preview of their own. */
export interface PreviewedPage {
  /** The page's path with Express's `:id`. */
  path: string;
  /** The preview for the id, without private data, because chats fetch it without a session; undefined when nothing has the id. */
  read: (reads: Reader, id: number) => Promise<LinkPreview | undefined>;
}
