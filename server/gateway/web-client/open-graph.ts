import type { LinkPreview } from '../../domain/kit/module/module';
import { escapeHtml } from '../../platform/text/escape-html';

const SITE: LinkPreview = { title: '한팀', description: '같은 학교 사람들과 만나는 믿을 수 있는 팀 매칭 서비스' };
const SITE_PICTURE = { path: '/og.png', alt: `${SITE.title}: ${SITE.description}` };

/**
 * Builds the `meta` tags from which chats make a link preview.
 * @param site the service's origin; chats fetch the picture from their own servers, so its URL must
 *   be absolute
 */
export function openGraphTags(
  site: string,
  path: string,
  { title, description, picture = SITE_PICTURE }: LinkPreview = SITE,
): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': SITE.title,
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': description,
    'og:url': site + path,
    'og:image': site + picture.path,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.alt,
  };
  const metas = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [...metas, '<meta name="twitter:card" content="summary_large_image">'].join('');
}
