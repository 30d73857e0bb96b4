import { Readable } from 'node:stream';
import { PngCache } from '../../../platform/preview-images/png-cache';
import { parseId } from '../../../platform/text/validation';
import { sha256 } from '../../../platform/security/sha256';
import type { PublicFiles, LinkPreview, PreviewedPage } from '../../kit/module/module';
import { renderPreviewImage, type PreviewImage } from './preview-image';
import { Role } from '../../profiles/role.entity';
import { HEADCOUNT_COLUMNS } from '../kinds/headcount.sql';
import { NoticeKind } from '../notice.entity';
import { KIND_NAMES, ROLE_NAMES } from '../notice.inputs';
import { inLanguage, type Language, LANGUAGES } from '../../../../shared/language';
import { readShared, type SharedNotice } from './shared-notice.sql';
import { isSignature, SIGNATURE_LENGTH, signNotice, type Signer } from './share-signature';
import { NOTICE_PATH_PREFIXES, PAGE_PATHS } from '../../../../shared/paths';
import { SITES } from '../../../../shared/site';

const PATH = '/previews';
/**
 * Version of the layout. Increase it with each change of the layout, so that caches show no old
 * image.
 */
const LAYOUT_VERSION = 1;
const DIGEST_LENGTH = 12;
/** `study-7-<signature>-<digest>.png` */
const NAME = new RegExp(`^(project|study)-(\\d{1,10})-([\\w-]{${SIGNATURE_LENGTH}})-([\\w-]{${DIGEST_LENGTH}})\\.png$`);
/** Caches keep the image of a deleted notice for at most this time. */
const HOUR_SECONDS = 60 * 60;

/** About 4 MB in memory. */
const pictures = new PngCache({ maxPictures: 100, maxWaiting: 20 });

/** Renders the number of seats, or that the notice is closed. */
function describeSeats({ recruiting, headcount }: SharedNotice, language: Language): string {
  return recruiting
    ? inLanguage(language, {
        ko: `${headcount}명 모집`,
        en: `Looking for ${headcount} ${headcount === 1 ? 'person' : 'people'}`,
      })
    : inLanguage(language, { ko: '모집 마감', en: 'Closed' });
}

/** Renders the number of seats of a role. */
function describeRole(role: Role, count: number, language: Language): string {
  const name = ROLE_NAMES[role][language];
  return inLanguage(language, { ko: `${name} ${count}자리`, en: `${name}: ${count}` });
}

function toPreviewImage(notice: SharedNotice, kind: NoticeKind, language: Language): PreviewImage {
  return {
    title: notice.title,
    university: notice.university,
    service: SITES[language].name,
    kind: KIND_NAMES[kind][language],
    seats: describeSeats(notice, language),
    roles: Object.values(Role).map((role) => {
      const count = notice.recruiting ? (notice[HEADCOUNT_COLUMNS[role]] ?? 0) : 0;
      return count > 0 ? describeRole(role, count, language) : null;
    }),
  };
}

/** A short hash of the content of the image, so that a file name always has the same image. */
function digestOf(picture: PreviewImage): string {
  return sha256(JSON.stringify([LAYOUT_VERSION, picture])).slice(0, DIGEST_LENGTH);
}

/** A notice and the language of its preview. */
interface Previewed {
  id: number;
  kind: NoticeKind;
  language: Language;
}

/** Returns the path and the alternative text of the preview image of a share link. */
function fileOf(services: Signer, { id, kind, language }: Previewed, notice: SharedNotice) {
  const picture = toPreviewImage(notice, kind, language);
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
    const notice = await services.reads.row(readShared, { noticeId: id, kind });
    const drawn = notice && LANGUAGES.map((language) => toPreviewImage(notice, kind, language));
    const picture = drawn?.find((each) => digestOf(each) === digest);
    if (!picture) return null;
    const png = await pictures.get(name, () => renderPreviewImage(picture));
    return { bytes: Readable.from([png]), size: png.length };
  },
};

/** Path of the page of a notice, by its kind. */
const PATHS: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: PAGE_PATHS.project,
  [NoticeKind.STUDY]: PAGE_PATHS.study,
};

/**
 * Parses a share link (rules/share-links.md).
 * @param url the field `Notice.shareUrl`
 * @returns the id and kind of the notice; null for other links and invalid signatures
 */
export function parseShareUrl(services: Signer, url: string): { id: number; kind: NoticeKind } | null {
  const parsed = URL.parse(url, 'https://localhost');
  for (const kind of Object.values(NoticeKind)) {
    const prefix = NOTICE_PATH_PREFIXES[kind];
    const id = parsed?.pathname.startsWith(prefix) ? parseId(parsed.pathname.slice(prefix.length)) : null;
    if (id !== null && isSignature(parsed?.searchParams.get('s') ?? '', services, id)) return { id, kind };
  }
  return null;
}

function describe(notice: SharedNotice, language: Language): Pick<LinkPreview, 'title' | 'description'> {
  return { title: notice.title, description: `${notice.university} · ${describeSeats(notice, language)}` };
}

/** The client's pages of notices. Only share links have their own preview. */
export const noticePages: PreviewedPage[] = Object.values(NoticeKind).map((kind) => ({
  path: PATHS[kind],
  preview: async (services, id, search, language) => {
    if (!isSignature(search.get('s') ?? '', services, id)) return undefined;
    const notice = await services.reads.row(readShared, { noticeId: id, kind });
    return notice && { ...describe(notice, language), picture: fileOf(services, { id, kind, language }, notice) };
  },
}));
