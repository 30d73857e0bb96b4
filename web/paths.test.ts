import { getHref, getLoginHref, parseNext } from './paths';

test('getHref fills the parameters of a path pattern', () => {
  expect(getHref('home')).toBe('/home');
  expect(getHref('project', { id: '7' })).toBe('/project/7');
  expect(getHref('updateStudy', { id: 'a/b' })).toBe('/updatestudy/a%2Fb');
});

const next = (value: string) => parseNext(new URLSearchParams({ next: value }));

test('the login page redirects to the requested page', () => {
  const href = getLoginHref('/projectdetails?page=2#x');
  expect(parseNext(new URL(href, 'http://x').searchParams)).toBe('/projectdetails?page=2#x');
});

test.each([
  '',
  '/',
  '//evil.example',
  '/..//evil.example',
  '/\\evil.example',
  'https://evil.example/home',
  'javascript:alert(1)',
  '/\t/evil',
])('the login page never redirects to %j', (value) => {
  expect(next(value)).toBe('/home');
});
