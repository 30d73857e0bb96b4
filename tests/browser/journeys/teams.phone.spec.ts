import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import {
  applyTo,
  approve,
  newMemberOnPhone,
  readApplicationId,
  waitForSubscription,
  type MemberOnPhone,
} from '../support/people';
import { newStudy, nextStep, readStoredResponses, showApplications, toast, unique } from '../support/steps';

const heading = ({ page }: MemberOnPhone, count: number) =>
  page.getByRole('heading', { name: texts.team.people(count), exact: true });

test('three members on phones: the team appears live, one leaves, and the next takes the seat', async ({ browser }) => {
  // Three members take turns, which takes longer than other tests.
  test.slow();
  const owner = await newMemberOnPhone(browser);
  const first = await newMemberOnPhone(browser, owner.member.university);
  const next = await newMemberOnPhone(browser, owner.member.university);
  const title = `고전 읽기 ${unique()}`;
  const study = await newStudy(owner.api, title);

  // The applicant chooses the visible contacts in the form itself.
  await first.page.goto(`/study/${study}`);
  await first.page.getByRole('button', { name: texts.application.apply }).click();
  const form = first.page.getByRole('dialog', { name: texts.application.formTitle });
  await expect(form.getByText(texts.contact.sharesNothing)).toBeVisible();
  await form.getByRole('button', { name: texts.contact.write }).click();
  const contacts = first.page.getByRole('dialog', { name: texts.contact.title });
  await contacts.getByLabel(texts.contact.kind.phone).fill('01012345678');
  await contacts.getByRole('button', { name: texts.contact.save }).click();
  await expect(form.getByText(texts.contact.shared(texts.contact.kind.phone))).toBeVisible();
  await form.getByRole('button', { name: texts.application.apply }).click();
  await first.page.getByRole('button', { name: texts.application.sendEmpty }).click();
  await expect(nextStep(first.page, texts.application.applied)).toBeVisible();

  // After the approval, the open page links to the team.
  const subscribed = waitForSubscription(first.page);
  await first.page.goto(`/applystudy/${study}`);
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title);
  await subscribed;
  await approve(owner.api, await readApplicationId(owner.api, study));
  await first.page.getByRole('link', { name: texts.team.view }).click();
  await expect(heading(first, 2)).toBeVisible();
  await expect(first.page.getByRole('link', { name: title })).toBeVisible();

  // Posts appear live, and the owner sees the contact.
  await owner.page.goto(`/team/${study}`);
  const phone = texts.contact.open(first.member.nickName, texts.contact.kind.phone);
  await expect(owner.page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:010-1234-5678');
  await owner.page.getByRole('button', { name: texts.team.write }).click();
  await owner.page.getByLabel(texts.team.write).fill('목요일에 만나요.');
  await owner.page.getByRole('button', { name: texts.team.submit }).click();
  await expect(first.page.getByText('목요일에 만나요.')).toBeVisible();
  await expectAccessible(owner.page);

  // The browser stores other responses for offline reading, but no contact.
  await expect.poll(() => readStoredResponses(owner.page)).toContain(owner.member.nickName);
  expect(await readStoredResponses(owner.page)).not.toContain('010-1234-5678');

  // A member who leaves disappears from the others' page at once, and no longer sees the team.
  await first.page.getByRole('button', { name: texts.team.leave }).click();
  const leaving = first.page.getByRole('dialog', { name: texts.team.leaveQuestion });
  await leaving.getByLabel(texts.team.leaveReason).fill('수업이 겹쳐요.');
  await leaving.getByRole('button', { name: texts.team.leave }).click();
  await expect(toast(first.page, texts.team.left)).toBeVisible();
  await expect(heading(owner, 1)).toBeVisible();
  await first.page.goto(`/team/${study}`);
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(texts.common.notFound);

  // The owner sees the reason in the list of applications.
  await owner.page.goto(`/studyapplymember/${study}`);
  await showApplications(owner.page, 'DECIDED', 1);
  await expect(owner.page.getByText(texts.application.departureReason)).toBeVisible();
  await expect(owner.page.getByText('수업이 겹쳐요.')).toBeVisible();

  await approve(owner.api, await applyTo(next, study));
  await next.page.goto(`/team/${study}`);
  await expect(heading(next, 2)).toBeVisible();
  await expect(next.page.getByText('목요일에 만나요.')).toBeVisible();
});

test('a deletion moves the focus to the heading of the list', async ({ browser }) => {
  const { page, api, member } = await newMemberOnPhone(browser);
  const study = await newStudy(api, `고전 읽기 ${unique()}`);
  await page.goto(`/team/${study}`);
  const { write, submit, deleteOf, deleteConfirm, board, invite, createInvitation, revokeInvitation } = texts.team;

  await page.getByRole('button', { name: write }).click();
  await expect(page.getByLabel(write)).toBeFocused();
  await page.getByLabel(write).fill('지울 글이에요.');
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('button', { name: deleteOf(member.nickName) }).click();
  await page.getByRole('dialog', { name: deleteConfirm }).getByRole('button', { name: texts.common.delete }).click();
  await expect(page.getByText('지울 글이에요.')).toBeHidden();
  await expect(page.getByRole('heading', { name: board })).toBeFocused();

  await page.getByRole('button', { name: createInvitation, exact: true }).click();
  await page.getByRole('button', { name: revokeInvitation }).click();
  await expect(page.getByRole('heading', { name: invite })).toBeFocused();
});

test('every target of the page is large enough for a thumb, and nothing is wider than the phone', async ({
  browser,
}) => {
  const { page, api } = await newMemberOnPhone(browser);
  const study = await newStudy(api, `넓은 제목 ${unique()} ${'가나다라마바사'.repeat(6)}`);
  await page.goto(`/team/${study}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.team.title);
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});
