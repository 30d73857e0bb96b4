import type { PreloadedResponse } from '../../../shared/preloaded-queries';
import { escapeHtml } from '../../platform/text/escape-html';

/** Placeholder for a text in the prerendered shell of a page (web/app/layout/Shell.tsx). */
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

const textsOfList = ({ notices: { nodes = [] } }: { notices: { nodes?: ShellNotice[] } }): string[] =>
  nodes.flatMap(({ title, techStack = '' }) => [title, techStack]);

function textsOfNotice({ notice }: { notice: ShellNotice | null }): string[] {
  if (!notice) return [];
  const { title, owner, school, content = '' } = notice;
  return [title, [owner?.nickName, school?.name].filter(Boolean).join(' · '), content];
}

/** Functions that extract the texts from the data of a query, by its operation name. */
const TEXTS_BY_QUERY: Readonly<Record<string, (data: never) => string[]>> = {
  NoticeListPage: textsOfList,
  NoticePage: textsOfNotice,
};

/**
 * Fills the prerendered shell of a page with its main texts, so that they show before any script
 * has run.
 */
export function fillShell(html: string, responses: readonly PreloadedResponse[]): string {
  const texts = responses.flatMap(({ operationName, data }) => TEXTS_BY_QUERY[operationName]?.(data as never) ?? []);
  return html.replace(PLACEHOLDER, (_placeholder, index: string) => escapeHtml(texts[Number(index)] ?? ''));
}
