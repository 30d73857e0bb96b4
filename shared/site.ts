import type { Language } from './language';

/** Name and slogan of the service. */
interface Site {
  readonly name: string;
  readonly slogan: string;
}

// Each language has an export of its own, so that a build of the client contains one of them.

export const KOREAN_SITE: Site = { name: '한팀', slogan: '같은 학교 사람들과 만나는 믿을 수 있는 팀 매칭 서비스' };

export const ENGLISH_SITE: Site = { name: 'Hanteam', slogan: 'Find teammates you can trust at your own school' };

/** The service in each language. */
export const SITES: Readonly<Record<Language, Site>> = { ko: KOREAN_SITE, en: ENGLISH_SITE };
