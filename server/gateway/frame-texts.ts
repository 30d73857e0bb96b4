import type { FirstResponse } from '../../shared/first-queries';
import { escapeHtml } from './escape-html';

/** Placeholder for a text in the prerendered shell of a page (web/layout/Shell.tsx). */
const PLACEHOLDER = /\{\{(\d+)\}\}/g;

/**
 * Fields of a notice that the shells show. A query selects some of them, and studies have no tech
 * stack.
 */
interface ShellNotice {
  title: string;
  techStack?: string;
  owner?: { nickName: string };
  school?: { name: string };
  content?: string;
}

const readList = ({ notices: { nodes = [] } }: { notices: { nodes?: ShellNotice[] } }): string[] =>
  nodes.flatMap(({ title, techStack = '' }) => [title, techStack]);

function readNotice({ notice }: { notice: ShellNotice | null }): string[] {
  if (!notice) return [];
  const { title, owner, school, content = '' } = notice;
  return [title, [owner?.nickName, school?.name].filter(Boolean).join(' · '), content];
}

/** Extracts the texts from the data of a query, by its operation name. */
const READERS: Readonly<Record<string, (data: never) => string[]>> = {
  NoticeListPage: readList,
  NoticePage: readNotice,
};

/**
 * Fills the prerendered shell of a page with its main texts, so that they show before any script
 * has run.
 */
export function fillFrame(html: string, responses: readonly FirstResponse[]): string {
  const texts = responses.flatMap(({ operationName, data }) => READERS[operationName]?.(data as never) ?? []);
  return html.replace(PLACEHOLDER, (_placeholder, index: string) => escapeHtml(texts[Number(index)] ?? ''));
}
