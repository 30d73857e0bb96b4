import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PngCache } from '../../../platform/preview-images/png-cache';
import { parseId } from '../../../platform/text/validation';
import type { PublicFiles, LinkPreview, PreviewedPage } from '../../kit/module/module';
import { drawNotice, type NoticePicture } from './draw-notice';
import { NoticeKind } from '../notice.entity';
import { ROLE_NAMES } from '../notice.inputs';
import { readShared, type SharedNotice } from './shared-notice.sql';
import { isSignature, SIGNATURE_LENGTH, signNotice, type Signer } from './share-signature';
import { PAGE_PATHS } from '../../../../shared/paths';

const PATH = '/previews';
/**
 * Version of the layout. Increase it with each change of the layout, so that caches show no old
 * image.
 */
const DRAWING = 1;
const DIGEST_LENGTH = 12;
/** `study-7-<signature>-<digest>.png` */
const NAME = new RegExp(`^(project|study)-(\\d{1,10})-([\\w-]{${SIGNATURE_LENGTH}})-([\\w-]{${DIGEST_LENGTH}})\\.png$`);
const KIND_NAMES: Readonly<Record<NoticeKind, string>> = { PROJECT: '프로젝트', STUDY: '스터디' };
/** Caches keep the image of a deleted notice for at most this time. */
const HOUR_SECONDS = 60 * 60;

/** About 4 MB in memory. */
const pictures = new PngCache({ maxPictures: 100, maxWaiting: 20 });

/** Renders the number of seats in Korean, or that the notice is closed. */
function describeSeats({ recruiting, headcount }: SharedNotice): string {
  return recruiting ? `${headcount}명 모집` : '모집 마감';
}

function toPicture(notice: SharedNotice, kind: NoticeKind): NoticePicture {
  const counts = [notice.frontend_number, notice.backend_number, notice.designer_number];
  return {
    title: notice.title,
    university: notice.university,
    kind: KIND_NAMES[kind],
    seats: describeSeats(notice),
    roles: Object.values(ROLE_NAMES).map((name, index) => ({
      name,
      count: notice.recruiting ? (counts[index] ?? 0) : 0,
    })),
  };
}

/** A short hash of the content of the image, so that a file name always has the same image. */
function digestOf(picture: NoticePicture): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, picture]))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH);
}

/** Returns the path and the alternative text of the preview image of a notice's share link. */
function pictureOf(services: Signer, id: number, kind: NoticeKind, notice: SharedNotice) {
  const picture = toPicture(notice, kind);
  const name = `${kind.toLowerCase()}-${id}-${signNotice(services, id)}-${digestOf(picture)}.png`;
  return {
    path: `${PATH}/${name}`,
    alt: `${picture.title}: ${picture.university} · ${picture.kind} · ${picture.seats}`,
  };
}

/**
 * The preview images of share links. Like the links, they require a valid signature and an existing
 * notice.
 */
export const noticePictures: PublicFiles = {
  path: PATH,
  contentType: 'image/png',
  maxAgeSeconds: HOUR_SECONDS,
  read: async (services, name) => {
    const [, kindName = '', digits, signature = '', digest] = NAME.exec(name) ?? [];
    const kind = Object.values(NoticeKind).find((each) => each.toLowerCase() === kindName);
    const id = parseId(digits);
    if (!kind || id === null || !isSignature(signature, services, id)) return null;
    const notice = await readShared(services.reads, id, kind);
    const picture = notice && toPicture(notice, kind);
    if (!picture || digestOf(picture) !== digest) return null;
    const png = await pictures.get(name, () => drawNotice(picture));
    return { bytes: Readable.from([png]), size: png.length };
  },
};

/** Path of the page of a notice, by its kind. */
const PATHS: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: PAGE_PATHS.project,
  [NoticeKind.STUDY]: PAGE_PATHS.study,
};

/** Beginning of these paths, before the id. */
export const PATH_PREFIXES: Readonly<Record<NoticeKind, string>> = {
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
    const prefix = PATH_PREFIXES[kind];
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
