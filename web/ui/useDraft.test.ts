import { renderHook } from '@testing-library/react';
import { forgetLogin, rememberLogin } from '../session';
import { useDraft } from './useDraft';

const open = (key: string) => renderHook(() => useDraft<{ text: string }>(key)).result.current;

beforeEach(() => {
  sessionStorage.clear();
  rememberLogin('minji');
});

test('what was typed is there when the form appears again, until it is sent', () => {
  open('apply:7').keep({ text: '안녕하세요' });
  expect(open('apply:7').kept).toEqual({ text: '안녕하세요' });
  expect(open('apply:8').kept).toEqual({});
  open('apply:7').drop();
  expect(open('apply:7').kept).toEqual({});
});

test('another member in the same tab does not see it', () => {
  open('apply:7').keep({ text: '안녕하세요' });
  rememberLogin('junho');
  expect(open('apply:7').kept).toEqual({});
});

test('logging out forgets it', () => {
  open('apply:7').keep({ text: '안녕하세요' });
  forgetLogin();
  rememberLogin('minji');
  expect(open('apply:7').kept).toEqual({});
});

test('a broken draft is no draft', () => {
  sessionStorage.setItem('draft:minji:apply:7', '{broken');
  expect(open('apply:7').kept).toEqual({});
});
