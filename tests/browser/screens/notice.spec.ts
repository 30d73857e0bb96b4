import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { logIn, mutateAll, newMember, newProject, newStudy, post } from '../support/steps';

const CONTENT = [
  '**함께** 만들어요.',
  '둘째 줄이에요.',
  '',
  '# 이런 분을 찾아요',
  '- 지도를 좋아하는 분',
  '- [소개](https://example.com/about)를 읽은 분',
  '',
  'https://open.kakao.com/o/map에서 물어보세요. <b>그대로</b>',
].join('\n');

const LINE_HEIGHT = 24;

test('a notice shows light Markdown, line breaks and links', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, await newMember(page.request));
  const id = await newProject(page.request, '우리 학교 지도', {
    content: CONTENT,
    techStack: 'React, CI/CD · Node.js',
  });
  await page.goto(`/project/${id}`);
  await expect(page.locator('strong', { hasText: '함께' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '이런 분을 찾아요' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '지도를 좋아하는 분' })).toBeVisible();
  await expect(page.getByRole('link', { name: '소개', exact: true })).toHaveAttribute('rel', /noopener.*nofollow/);
  const bare = page.getByRole('link', { name: 'https://open.kakao.com/o/map', exact: true });
  await expect(bare).toHaveAttribute('href', 'https://open.kakao.com/o/map');
  await expect(page.getByText('<b>그대로</b>')).toBeVisible();
  const stack = page.getByRole('list', { name: texts.notice.techStack }).getByRole('listitem');
  await expect(stack).toHaveText(['React', 'CI/CD', 'Node.js']);
  const { height = 0 } = (await page.getByText('둘째 줄이에요.').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(2 * LINE_HEIGHT);
});

test('roles without seats are omitted, and a tap shows the absolute date', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, await newMember(page.request));
  const id = await newProject(page.request, '우리 학교 지도', { designerNumber: 0, recruitNumber: 2 });
  await page.goto(`/project/${id}`);
  await expect(page.getByText(texts.notice.freeSeats(2))).toBeVisible();
  await expect(page.getByText(texts.notice.role.BACKEND, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.notice.role.DESIGNER, { exact: true })).toBeHidden();
  const time = page
    .locator('header')
    .getByRole('button')
    .filter({ has: page.locator('time') });
  await time.click();
  await expect(time).toHaveText(/^\d{4}년 \d+월 \d+일 (오전|오후) \d+:\d\d$/);
});

test('the submit button of an application is visible beside the long form', async ({ page }) => {
  const { project, owner } = await newSchool(page.request);
  await logIn(page, await newMember(page.request, owner.university));
  await page.goto(`/project/${project}`);
  await page.getByRole('button', { name: texts.application.applyFor(3) }).click();
  const form = page.getByRole('dialog', { name: texts.application.formTitle });
  await expect(form.getByLabel(texts.application.text)).toBeInViewport();
  await expect(form.getByRole('button', { name: texts.application.apply })).toBeInViewport({ ratio: 1 });
});

test('on a wide window the whole application form is visible', { tag: '@desktop' }, async ({ page }) => {
  const { student, owner } = await newSchool(page.request);
  await post(page.request, '/api/auth/login', owner);
  const project = await newProject(page.request, '친구들 시간표 겹쳐 보고 공강 찾는 서비스');
  await logIn(page, student);
  await page.goto(`/project/${project}`);
  await page.getByRole('button', { name: texts.application.applyFor(3) }).click();
  const form = page.getByRole('dialog', { name: texts.application.formTitle });
  await expect(form.getByRole('button', { name: texts.application.takeEarlier })).toBeVisible();
  await expect(form.getByRole('button', { name: texts.contact.write })).toBeVisible();
  const hidden = await form
    .locator('.ant-modal-body')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
});

test('the page adapts to the viewer: owner, applicant or other member', { tag: '@phone' }, async ({ page }) => {
  // Three members open seven pages.
  test.slow();
  const { owner, student, project } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/project/${project}`);
  await page.getByRole('link', { name: texts.application.viewMine }).click();
  await expect(page).toHaveURL(`/applyproject/${project}`);
  await expect(page.getByRole('region', { name: texts.application.myApplication })).toContainText(
    '서버를 맡고 싶어요.',
  );
  for (const path of [`/apply/${project}`, `/applyproject/${project}`]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: texts.application.cancel })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.application.viewMine })).toBeHidden();
  }
  await post(page.request, '/api/auth/login', await newMember(page.request, owner.university));
  await page.goto(`/myproject/${project}`);
  await expect(page.getByRole('button', { name: texts.application.applyFor(3) })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.teamProfile.owner })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.common.delete, exact: true })).toBeHidden();
  await post(page.request, '/api/auth/login', owner);
  for (const path of [`/project/${project}`, `/myproject/${project}`]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: texts.notice.applicants(1) })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.common.delete, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.teamProfile.owner })).toBeHidden();
  }
});

test(
  'the URL of an application also opens a study, and its back link leads home',
  { tag: '@phone' },
  async ({ page }) => {
    const { owner, study } = await newSchool(page.request);
    const applicant = await newMember(page.request, owner.university);
    await post(page.request, '/api/auth/login', applicant);
    await post(page.request, `/api/studies/${study}/applications`, { application: '매주 갈 수 있어요.' });
    await logIn(page, applicant);
    for (const path of [`/apply/${study}`, `/applystudy/${study}`]) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: texts.application.myApplication })).toContainText(
        '매주 갈 수 있어요.',
      );
      await expect(page.getByRole('link', { name: texts.common.toHome })).toHaveAttribute('href', '/home');
    }
  },
);

test('the actions stay visible in place of the navigation on a phone, and are beside the text on wide screens', async ({
  page,
}) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/study/${study}`);
  const apply = page.getByRole('button', { name: texts.application.applyFor(5) });
  await expect(apply).toBeInViewport();
  await expect(page.getByRole('button', { name: texts.notice.share })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: texts.nav.bottom })).toBeHidden();
  const { width = 0 } = (await apply.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  await page.getByLabel(texts.comment.write).focus();
  await expect(apply).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 900 });
});

test('the reason why applying is impossible is shown as text instead of the button', async ({ page }) => {
  const { owner, study } = await newSchool(page.request);
  await post(page.request, '/api/auth/login', owner);
  await page.request.patch(`/api/studies/${study}`);
  await logIn(page, await newMember(page.request, owner.university));
  await page.goto(`/study/${study}`);
  await expect(page.getByText(texts.notice.closedSeats).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: texts.application.apply })).toHaveCount(0);
});

test(
  'the question about cancelling an application has no second button with the word "취소"',
  { tag: '@phone' },
  async ({ page }) => {
    const { student, project } = await newSchool(page.request);
    await logIn(page, student);
    await page.goto(`/applyproject/${project}`);
    await page.getByRole('button', { name: texts.application.cancel }).click();
    const dialog = page.getByRole('dialog', { name: texts.application.cancelQuestion });
    await expect(dialog.getByRole('button', { name: texts.common.cancel, exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: texts.application.cancelKeep }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: texts.application.cancel })).toBeVisible();
  },
);

test('a notice is printed on one page, without bars and comments', async ({ page }) => {
  const { student, project } = await newSchool(page.request);
  await logIn(page, student);
  await post(page.request, `/api/projects/comments/${project}`, { comment: '언제 만날까요?' });
  await page.goto(`/project/${project}`);
  await expect(page.getByText('언제 만날까요?')).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('같이 만들어요.')).toBeVisible();
  for (const hidden of ['언제 만날까요?', texts.nav.createTeam, texts.notice.share]) {
    await expect(page.getByText(hidden, { exact: true }).first()).toBeHidden();
  }
});

test('the newest of 200 comments is on the first page', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await logIn(page, await newMember(page.request));
  const id = await newStudy(page.request, '고전 읽기');
  const comments = Array.from({ length: 200 }, (_, index) => ({ noticeId: id, text: `${index + 1}번째 댓글` }));
  await mutateAll(page.request, 'addComment', 'AddCommentInput', comments);
  await page.goto(`/study/${id}`);
  await expect(page.getByText('200번째 댓글', { exact: true })).toBeVisible();
  await expect(page.getByText('1번째 댓글', { exact: true })).toBeHidden();
});

/**
 * Makes an on-screen keyboard cover the bottom of the page. Browsers report it only by the size of
 * the visible part.
 */
async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - ${height}, configurable: true });
    visualViewport.dispatchEvent(new Event('resize'));
  `);
}

test(
  'the comment form is one line with its button, and grows while it is used',
  { tag: '@phone' },
  async ({ page }) => {
    const { student, study } = await newSchool(page.request);
    await page.setViewportSize({ width: 320, height: 640 });
    await logIn(page, student);
    await page.goto(`/study/${study}`);
    const field = page.getByLabel(texts.comment.write);
    const heightOf = async (): Promise<number> => (await field.boundingBox())?.height ?? 0;
    const submit = await page.getByRole('button', { name: texts.comment.submit }).boundingBox();
    expect(Math.abs((submit?.y ?? 0) - ((await field.boundingBox())?.y ?? 0))).toBeLessThan(8);
    const height = await heightOf();
    expect(height).toBeLessThan(60);
    await field.focus();
    await expect.poll(heightOf).toBeGreaterThan(height);
  },
);

test('the comment form stays above the keyboard', { tag: '@phone' }, async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/study/${study}`);
  await page.getByLabel(texts.comment.write).focus();
  await openKeyboard(page, 300);
  const { height = 0 } = page.viewportSize() ?? {};
  const submit = page.getByRole('button', { name: texts.comment.submit });
  await expect
    .poll(async () => ((await submit.boundingBox())?.y ?? 0) + ((await submit.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(height - 300);
});

test(
  'the author of a question is notified of the reply, finds it below, and sees that the owner wrote it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { owner, student, study } = await newSchool(page.request);
    const asker = await browser.newPage();
    await logIn(asker, student);
    await asker.goto(`/study/${study}`);
    await asker.getByLabel(texts.comment.write).fill('언제 만나요?');
    await asker.getByRole('button', { name: texts.comment.submit }).click();
    await expect(asker.getByText('언제 만나요?').first()).toBeVisible();
    await logIn(page, owner);
    await page.goto(`/study/${study}`);
    await page.getByRole('button', { name: texts.comment.replyTo(student.nickName) }).click();
    const field = page.getByRole('textbox', { name: texts.comment.replyTo(student.nickName) });
    await expect(field).toBeFocused();
    await field.fill('목요일 저녁이에요.');
    await page.getByRole('button', { name: texts.comment.submit }).last().click();
    const reply = page.getByRole('list', { name: texts.comment.replies }).getByRole('listitem');
    await expect(reply).toContainText('목요일 저녁이에요.');
    await expect(reply).toContainText(texts.comment.owner);
    await asker.goto('/alarm');
    const replied = texts.notification.text.COMMENT_REPLIED(texts.notification.by(owner.nickName, 0));
    await asker.getByRole('link', { name: `${replied} 고전 읽기` }).click();
    await expect(asker).toHaveURL(`/study/${study}`);
    await expect(asker.getByText('목요일 저녁이에요.')).toBeVisible();
    // Old clients get the reply as an ordinary comment.
    const rest = (await (await asker.request.get(`/api/studies/comments/${study}`)).json()) as { comment: string }[];
    expect(rest.map(({ comment }) => comment)).toEqual(['언제 만나요?', '목요일 저녁이에요.']);
    await asker.close();
  },
);
