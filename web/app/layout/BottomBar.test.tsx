import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { texts } from '../../texts';
import { BottomBar } from './BottomBar';

const show = (url: string) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <BottomBar bell={null} />
    </MemoryRouter>,
  );

test.each([
  ['/home', texts.nav.home],
  ['/search?q=앱', texts.nav.find],
  ['/projectdetails', texts.nav.find],
  ['/studydetails', texts.nav.find],
  ['/recruit', texts.nav.myTeams],
  ['/apply', texts.nav.myTeams],
  ['/interest', texts.nav.myTeams],
])('the page %s belongs to %s', (url, name) => {
  show(url);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

test.each(['/team/7', '/applymember/7', '/applynote/7'])('the page %s marks 내 팀', (url) => {
  show(url);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(texts.nav.myTeams);
});

test('a page outside of all sections marks no link', () => {
  show('/project/7');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});

test('an open keyboard hides the bar, and a zoomed page does not', () => {
  const visible = Object.assign(new EventTarget(), { height: 768, scale: 1 });
  Object.assign(window, { visualViewport: visible });
  const resize = (height: number, scale: number): void => {
    Object.assign(visible, { height, scale });
    act(() => void visible.dispatchEvent(new Event('resize')));
  };
  show('/home');
  expect(screen.getByRole('navigation')).toBeVisible();
  resize(400, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
  resize(384, 2);
  expect(screen.getByRole('navigation')).toBeVisible();
});
