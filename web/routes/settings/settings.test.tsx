import { waitFor } from '@testing-library/react';
import { showPage } from '../../test/show-page';

it.each([
  ['/mypage', '/mypage/profile'],
  ['/mypage#profile', '/mypage/profile'],
  ['/mypage?next=%2Fproject%2F7#school', '/mypage/profile?next=%2Fproject%2F7'],
  ['/mypage#teams', '/mypage/profile'],
  ['/mypage#contacts', '/mypage/profile'],
  ['/mypage#notifications', '/mypage/notifications'],
  ['/mypage#alerts', '/mypage/notifications'],
  ['/mypage#blocked', '/mypage/safety'],
  ['/mypage#decisions', '/mypage/safety'],
  ['/mypage#account', '/mypage/account'],
  ['/mypage#change-password', '/mypage/account'],
  ['/mypage#data', '/mypage/account'],
  ['/mypage#withdraw', '/mypage/account'],
  ['/mypage#appearance', '/mypage/account'],
  ['/mypage#language', '/mypage/account'],
  ['/mypage#tokens', '/mypage/developer'],
])('%s leads to %s', async (from, to) => {
  const { getUrl } = await showPage(from, {});
  await waitFor(() => expect(getUrl()).toBe(to));
});
