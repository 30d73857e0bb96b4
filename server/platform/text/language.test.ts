import { chooseLanguage } from '../../../shared/language';

describe('the language of a browser', () => {
  it.each<[cookie: string | undefined, acceptLanguage: string | undefined, language: string]>([
    ['en', 'ko-KR,ko;q=0.9', 'en'],
    ['ko', 'en', 'ko'],
    ['fr', 'en', 'en'],
    ['', 'en', 'en'],
    ['EN', undefined, 'ko'],
  ])('with the cookie %j and the header %j is %s', (cookie, acceptLanguage, language) => {
    expect(chooseLanguage(cookie, acceptLanguage)).toBe(language);
  });

  it.each<[acceptLanguage: string | undefined, language: string]>([
    [undefined, 'ko'],
    ['', 'ko'],
    ['*', 'ko'],
    ['ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7', 'ko'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['EN-us', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'en'],
    ['zh-CN,zh;q=0.9', 'ko'],
    ['ko;q=0.5, en', 'en'],
    ['en;q=0.5, ko;q=0.5', 'en'],
    ['en;q=0, *', 'ko'],
    ['en ; q=0.3 , ko ; q=0.2', 'en'],
    ['english, en_US, en;q=2, ;;,', 'ko'],
  ])('without a cookie, with the header %j, is %s', (acceptLanguage, language) => {
    expect(chooseLanguage(undefined, acceptLanguage)).toBe(language);
  });
});
