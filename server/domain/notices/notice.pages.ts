import { timingSafeEqual } from 'node:crypto';
import { PAGE_PATHS } from '../../../shared/paths';
import type { Services } from '../context';
import type { LinkPreview, PreviewedPage } from '../kit/module';
import { NoticeKind } from './notice.entity';
import { readShared, type SharedNotice } from './notice.queries';
import type { AnyNotice } from './notice.view';

/** The pages that show a notice, by its kind. */
const PATHS: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: PAGE_PATHS.project,
  [NoticeKind.STUDY]: PAGE_PATHS.study,
};

/** The length of a signature: 96 bits in base64url, which nobody guesses, and short enough for a link in a chat. */
const SIGNATURE_LENGTH = 16;

type Signer = Pick<Services, 'sign'>;

const sign = (services: Signer, noticeId: number): string =>
  services.sign(`share notice ${noticeId}`).slice(0, SIGNATURE_LENGTH);

/** The link by which a member shares a notice, relative to the service's address (rules.md: Share links). */
export function shareUrl(services: Signer, { id, kind }: Pick<AnyNotice, 'id' | 'kind'>): string {
  return `${PATHS[kind].replace(':id', String(id))}?s=${sign(services, id)}`;
}

/** Whether the text is the signature of the notice's share link. */
function isSignature(text: string, services: Signer, noticeId: number): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(sign(services, noticeId))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function describe({ title, university, recruit_number, recruiting }: SharedNotice): LinkPreview {
  const seats = recruiting ? `${recruit_number}명 모집` : '모집 마감';
  return { title, description: `${university} · ${seats}` };
}

/** The client's pages of notices. Only a share link has a preview of its own. */
export const noticePages: PreviewedPage[] = Object.values(NoticeKind).map((kind) => ({
  path: PATHS[kind],
  preview: async (services, id, search) => {
    if (!isSignature(search.get('s') ?? '', services, id)) return undefined;
    const notice = await readShared(services.reads, id, kind);
    return notice && describe(notice);
  },
}));
