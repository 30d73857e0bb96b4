import { renderHook } from '@testing-library/react';
import { forgetLogin, rememberLogin } from '../../session/tab/login';
import { useDraft } from './useDraft';

const open = (key: string) => renderHook(() => useDraft<{ text: string }>(key)).result.current;

beforeEach(() => {
  sessionStorage.clear();
  rememberLogin('minji');
});

test('a draft is restored when the form is mounted again, until it is cleared', () => {
  open('apply:7').save({ text: '안녕하세요' });
  expect(open('apply:7').values).toEqual({ text: '안녕하세요' });
  expect(open('apply:8').values).toEqual({});
  open('apply:7').clear();
  expect(open('apply:7').values).toEqual({});
});

test('another member in the same tab does not see the draft', () => {
  open('apply:7').save({ text: '안녕하세요' });
  rememberLogin('junho');
  expect(open('apply:7').values).toEqual({});
});

test('logging out deletes the draft', () => {
  open('apply:7').save({ text: '안녕하세요' });
  forgetLogin();
  rememberLogin('minji');
  expect(open('apply:7').values).toEqual({});
});

test('an unreadable draft is ignored', () => {
  sessionStorage.setItem('draft:minji:apply:7', '{broken');
  expect(open('apply:7').values).toEqual({});
});
