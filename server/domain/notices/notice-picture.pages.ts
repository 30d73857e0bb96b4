import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PngCache } from '../../platform/png-cache';
import { parseId } from '../../platform/validation';
import type { PublicFiles } from '../kit/module';
import { drawNotice, type NoticePicture } from './notice.drawing';
import { NoticeKind } from './notice.entity';
import { ROLE_NAMES } from './notice.inputs';
import { readShared, type SharedNotice } from './notice.queries';
import { isSignature, SIGNATURE_LENGTH, signNotice, type Signer } from './notice.signature';

const PATH = '/previews';
/**
 * The version of the layout. Increase it with each change of the layout, so that caches show no old
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

/** Renders the number of members to recruit in Korean, or that the notice is closed. */
export function describeSeats({ recruiting, recruit_number: wanted }: SharedNotice): string {
  return recruiting ? `${wanted}명 모집` : '모집 마감';
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
export function pictureOf(services: Signer, id: number, kind: NoticeKind, notice: SharedNotice) {
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
