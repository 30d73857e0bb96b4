import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { fill } from '../../test/fill';
import { texts } from '../../texts';
import { ToastProvider } from '../../components/feedback/Toast';
import { NoticeSearch } from './NoticeSearch';

function CurrentUrl() {
  const search = new URLSearchParams(useLocation().search);
  return (
    <>
      <output>{search.get('q')}</output>

      <Link to="/">처음으로</Link>
      <Link to="/?q=책">책</Link>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <ToastProvider>
        <NoticeSearch withRoles={false} />
      </ToastProvider>
      <CurrentUrl />
    </MemoryRouter>,
  );
});

afterEach(() => jest.useRealTimers());

const field = () => screen.getByRole('searchbox', { name: texts.notice.search });
const type = (value: string): void => fill(field(), value);
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const searched = (): string => screen.getByRole('status').textContent;

test('a search starts shortly after the last key press', () => {
  type('앱');
  wait(249);
  expect(searched()).toBe('');
  wait(1);
  expect(searched()).toBe('앱');
});

test('a syllable in composition is searched only when it is finished', () => {
  fireEvent.compositionStart(field());
  for (const value of ['ㄱ', '고', '공']) {
    type(value);
    wait(300);
  }
  expect(searched()).toBe('');
  fireEvent.compositionEnd(field());
  wait(250);
  expect(searched()).toBe('공');
});

test('a syllable that is not continued is searched after a longer pause', () => {
  fireEvent.compositionStart(field());
  type('고양이');
  wait(699);
  expect(searched()).toBe('');
  wait(1);
  expect(searched()).toBe('고양이');
});

test.each(['ㄱ', '고ㅇ', '고양 ㅇ', '고ㅏ'])('an unfinished syllable is not searched: %s', (value) => {
  type(value);
  wait(2_000);
  expect(searched()).toBe('');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(searched()).toBe(value);
});

test('initial consonants are searched', () => {
  fireEvent.compositionStart(field());
  type('ㄱㅇㅇ');
  wait(700);
  expect(searched()).toBe('ㄱㅇㅇ');
});

const follow = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }));

test('the search field follows links that reset or change the query', () => {
  type('앱');
  wait(250);
  follow('처음으로');
  expect(field()).toHaveValue('');
  follow('책');
  expect(field()).toHaveValue('책');
  wait(2_000);
  expect(searched()).toBe('책');
});

test('words typed while a search starts stay in the field', () => {
  type('앱');
  wait(249);
  type('앱 개');
  wait(1);
  expect(field()).toHaveValue('앱 개');
  wait(250);
  expect(searched()).toBe('앱 개');
});

test('a filter set within 250 ms of typing stays set', () => {
  type('앱');
  wait(100);
  fireEvent.click(screen.getByRole('button', { name: texts.notice.recruiting }));
  wait(250);
  expect(searched()).toBe('앱');
  expect(screen.getByRole('button', { name: texts.notice.recruiting })).toHaveAttribute('aria-pressed', 'false');
});

test('a change does not undo another one that has not been rendered yet', () => {
  const chip = (name: string) => screen.getByRole('button', { name });
  act(() => {
    chip(texts.notice.closingSoon).click();
    chip(texts.notice.myCourses).click();
  });
  expect(chip(texts.notice.closingSoon)).toHaveAttribute('aria-pressed', 'true');
  expect(chip(texts.notice.myCourses)).toHaveAttribute('aria-pressed', 'true');
});
