import type { Language } from '../../../shared/language';
import type { LinkPreview } from '../../domain/kit/module/module';
import { escapeHtml } from '../../platform/text/escape-html';

/** The service with the names of its language and country. */
const SITES: Readonly<Record<Language, LinkPreview & { locale: string }>> = {
  ko: { title: '한팀', description: '같은 학교 사람들과 만나는 믿을 수 있는 팀 매칭 서비스', locale: 'ko_KR' },
  en: { title: 'Hanteam', description: 'Find teammates you can trust at your own school', locale: 'en_US' },
};

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
  const service = SITES[language];
  const servicePicture = { path: '/og.png', alt: `${service.title}: ${service.description}` };
  const { title, description, picture = servicePicture } = preview ?? service;
  const tags = {
    'og:type': 'website',
    'og:site_name': service.title,
    'og:locale': service.locale,
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
