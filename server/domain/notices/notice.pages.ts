import { PAGE_PATHS } from '../../../shared/paths';
import { parseId } from '../../platform/validation';
import type { LinkPreview, PreviewedPage } from '../kit/module';
import { describeSeats, pictureOf } from './notice-picture.pages';
import { NoticeKind } from './notice.entity';
import { readShared, type SharedNotice } from './notice.queries';
import { isSignature, type Signer } from './notice.signature';

/** The path of the page of a notice, by its kind. */
const PATHS: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: PAGE_PATHS.project,
  [NoticeKind.STUDY]: PAGE_PATHS.study,
};

/** The part of these paths before the id. */
export const PREFIXES: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: PAGE_PATHS.project.replace(':id', ''),
  [NoticeKind.STUDY]: PAGE_PATHS.study.replace(':id', ''),
};

/**
 * Parses a share link (rules.md: Share links).
 * @param url the field `Notice.shareUrl`
 * @returns the id and kind of the notice; null for other links and invalid signatures
 */
export function parseShareUrl(services: Signer, url: string): { id: number; kind: NoticeKind } | null {
  const parsed = URL.parse(url, 'https://localhost');
  for (const kind of Object.values(NoticeKind)) {
    const prefix = PREFIXES[kind];
    const id = parsed?.pathname.startsWith(prefix) ? parseId(parsed.pathname.slice(prefix.length)) : null;
    if (id !== null && isSignature(parsed?.searchParams.get('s') ?? '', services, id)) return { id, kind };
  }
  return null;
}

function describe(notice: SharedNotice): Pick<LinkPreview, 'title' | 'description'> {
  return { title: notice.title, description: `${notice.university} · ${describeSeats(notice)}` };
}

/** The client's pages of notices. Only share links have their own preview. */
export const noticePages: PreviewedPage[] = Object.values(NoticeKind).map((kind) => ({
  path: PATHS[kind],
  preview: async (services, id, search) => {
    if (!isSignature(search.get('s') ?? '', services, id)) return undefined;
    const notice = await readShared(services.reads, id, kind);
    return notice && { ...describe(notice), picture: pictureOf(services, id, kind, notice) };
  },
}));
