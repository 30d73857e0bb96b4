import type { FirstResponse } from '../../shared/first-queries';
import { escapeHtml } from './escape-html';

/** Where the frame of a page shows a text of the first responses (web/layout/Shell.tsx). */
const PLACE = /\{\{(\d+)\}\}/g;

/** What the frames need of a notice, as far as the query has it. A study has no tech stack. */
interface FramedNotice {
  title: string;
  techStack?: string;
  owner?: { nickName: string };
  school?: { name: string };
  content?: string;
}

const readList = ({ notices: { nodes = [] } }: { notices: { nodes?: FramedNotice[] } }): string[] =>
  nodes.flatMap(({ title, techStack = '' }) => [title, techStack]);

function readNotice({ notice }: { notice: FramedNotice | null }): string[] {
  if (!notice) return [];
  const { title, owner, school, content = '' } = notice;
  return [title, [owner?.nickName, school?.name].filter(Boolean).join(' · '), content];
}

/** Reads the texts from the data of a query, by its name. */
const READERS: Readonly<Record<string, (data: never) => string[]>> = {
  NoticeListPage: readList,
  NoticePage: readNotice,
};

/**
 * Puts the texts that the member came for into the frame of a page, so that they can be read before
 * any script has run.
 */
export function fillFrame(html: string, responses: readonly FirstResponse[]): string {
  const texts = responses.flatMap(({ operationName, data }) => READERS[operationName]?.(data as never) ?? []);
  return html.replace(PLACE, (_place, index: string) => escapeHtml(texts[Number(index)] ?? ''));
}
