import type { Language } from '../../../shared/language';
import { SITES } from '../../../shared/site';
import type { LinkPreview } from '../../domain/kit/module/module';
import { escapeHtml } from '../../platform/text/escape-html';

/** Languages with their countries. */
const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US' };

interface SharedPage {
  /**
   * The service's origin. Chats fetch the picture from their own servers, so its URL must be
   * absolute.
   */
  site: string;
  path: string;
  language: Language;
  /** Defaults to the preview of the service. */
  preview?: LinkPreview | undefined;
}

/** Builds the `meta` tags of a link preview in chats. */
export function openGraphTags({ site, path, language, preview }: SharedPage): string {
  const { name, slogan } = SITES[language];
  const servicePicture = { path: '/og.png', alt: `${name}: ${slogan}` };
  const { title, description, picture = servicePicture } = preview ?? { title: name, description: slogan };
  const tags = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': LOCALES[language],
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
