import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildNoticeResponses, STUDY } from '../../../test/notice';
import { showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const URL_TO_SHARE = 'http://localhost/study/7?s=signature';

async function press(): Promise<void> {
  const user = userEvent.setup();
  await showPage('/study/7', buildNoticeResponses(STUDY));
  await user.click(await screen.findByRole('button', { name: texts.notice.share }));
}

/** Adds a share dialog to the browser, because jsdom has none. */
function offerDialog(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('the link with its signature is copied', async () => {
  await press();
  expect(await screen.findByText(texts.notice.linkCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(URL_TO_SHARE);
});

test("the device's own dialog receives the title and the link", async () => {
  const shared: ShareData[] = [];
  offerDialog(async (data) => void shared.push(data));
  await press();
  expect(shared).toEqual([{ title: STUDY.title, url: URL_TO_SHARE }]);
  expect(screen.queryByText(texts.notice.linkCopied)).toBeNull();
});

test('a cancelled dialog shows nothing, and a failed one shows the link', async () => {
  offerDialog(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  expect(screen.queryByText(texts.notice.linkToCopy(URL_TO_SHARE))).toBeNull();
  offerDialog(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await userEvent.click(screen.getByRole('button', { name: texts.notice.share }));
  expect(await screen.findByText(texts.notice.linkToCopy(URL_TO_SHARE))).toBeVisible();
});
