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
/** Grows when pictures are drawn in another way, so that no cache shows an old one. */
const DRAWING = 1;
const DIGEST_LENGTH = 12;
/** `study-7-<signature>-<digest>.png` */
const NAME = new RegExp(`^(project|study)-(\\d{1,10})-([\\w-]{${SIGNATURE_LENGTH}})-([\\w-]{${DIGEST_LENGTH}})\\.png$`);
const KIND_NAMES: Readonly<Record<NoticeKind, string>> = { PROJECT: '프로젝트', STUDY: '스터디' };
/** A deleted notice disappears from caches after this time. */
const HOUR_SECONDS = 60 * 60;

/** About 4 MB in memory. */
const pictures = new PngCache({ maxPictures: 100, maxWaiting: 20 });

/** How many are wanted, or that nobody is any more. */
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

/** A short hash over what the picture shows, so that a name has one picture for good. */
function digestOf(picture: NoticePicture): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, picture]))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH);
}

/** The picture of a notice's share link, for its preview. */
export function pictureOf(services: Signer, id: number, kind: NoticeKind, notice: SharedNotice) {
  const picture = toPicture(notice, kind);
  const name = `${kind.toLowerCase()}-${id}-${signNotice(services, id)}-${digestOf(picture)}.png`;
  return {
    path: `${PATH}/${name}`,
    alt: `${picture.title}: ${picture.university} · ${picture.kind} · ${picture.seats}`,
  };
}

/**
 * The pictures of share links. Like the links, they are for whoever has a valid signature, for as
 * long as the notice exists.
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
