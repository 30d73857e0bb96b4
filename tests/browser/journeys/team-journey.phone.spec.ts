import { type Locator, expect, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { applyTo, newMemberOnPhone, waitForSubscription, type MemberOnPhone } from '../support/people';
import { newStudy, queryGraphql, nextStep, toast, unique } from '../support/steps';

const { team: labels } = texts;

const heading = ({ page }: MemberOnPhone, count: number) =>
  page.getByRole('heading', { name: labels.people(count), exact: true });

const press = ({ page }: MemberOnPhone, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses a button and confirms in its dialog. */
async function confirm(someone: MemberOnPhone, name: string, question: string): Promise<void> {
  await press(someone, name);
  const dialog = someone.page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const profileIn = ({ page }: MemberOnPhone): Locator => page.getByRole('region', { name: labels.completed });

test('three members on phones: from the first application to the completed team on the profile', async ({
  browser,
}) => {
  // Three members take turns, which takes longer than other tests.
  test.slow();
  const owner = await newMemberOnPhone(browser);
  const first = await newMemberOnPhone(browser, owner.member.university);
  const next = await newMemberOnPhone(browser, owner.member.university);
  const title = `고전 읽기 ${unique()}`;
  const study = await newStudy(owner.api, title, { recruitNumber: 1 });

  await test.step('the first member applies, and the owner approves them for the last seat', async () => {
    await first.page.goto(`/study/${study}`);
    await press(first, texts.application.applyFor(1));
    const form = first.page.getByRole('dialog', { name: texts.application.formTitle });
    await form.getByRole('button', { name: texts.application.apply }).click();
    await first.page.getByRole('button', { name: texts.application.sendEmpty }).click();
    await expect(nextStep(first.page, texts.application.applied)).toBeVisible();
    const live = waitForSubscription(first.page);
    await first.page.goto(`/applystudy/${study}`);
    await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title);
    await live;

    await owner.page.goto(`/studyapplymember/${study}`);
    await expect(owner.page.getByText(texts.application.fillsLast())).toBeVisible();
    await press(owner, texts.application.approve);
    // The decision is sent when the owner leaves the page.
    await owner.page.goto(`/mystudy/${study}`);
  });

  await test.step('the link to the team appears on the open page', async () => {
    await expect(first.page.getByRole('link', { name: labels.view })).toBeVisible();
  });

  await test.step('home leads to the team in one tap, until it was opened', async () => {
    await first.page.goto('/home');
    const card = first.page.getByRole('region', { name: texts.notification.approved.title });
    await expect(card).toContainText(title);
    await expectAccessible(first.page);
    const marked = first.page.waitForResponse((response) => response.url().includes('/graphql'));
    await card.getByRole('link', { name: texts.notification.approved.open }).click();
    await expect(heading(first, 2)).toBeVisible();
    await marked;
    await expectAccessible(first.page);
    await first.page.goto('/home');
    await expect(first.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card).toBeHidden();
    await first.page.goto(`/team/${study}`);
    await expect(heading(first, 2)).toBeVisible();
  });

  await test.step('one member leaves, and the owner reopens the notice', async () => {
    await queryGraphql(owner.api, GQL.close, { id: study });
    const live = waitForSubscription(owner.page);
    await owner.page.goto(`/team/${study}`);
    await expect(heading(owner, 2)).toBeVisible();
    await live;
    await press(first, labels.leave);
    const leaving = first.page.getByRole('dialog', { name: labels.leaveQuestion });
    await leaving.getByRole('button', { name: labels.leave }).click();
    await expect(toast(first.page, labels.left)).toBeVisible();
    await expect(heading(owner, 1)).toBeVisible();
    await owner.page.getByRole('link', { name: labels.toNotice }).click();
    await confirm(owner, texts.notice.reopen, texts.notice.reopenQuestion);
    await expect(toast(owner.page, texts.notice.reopenDone)).toBeVisible();
  });

  await test.step('the next member follows an invitation link', async () => {
    await owner.page.goto(`/team/${study}`);
    await press(owner, labels.createInvitation);
    await next.page.goto(await owner.page.getByLabel(labels.invitationUrl).inputValue());
    await press(next, labels.join);
    await expect(heading(next, 2)).toBeVisible();
    await expect(heading(owner, 2)).toBeVisible();
  });

  await test.step('the team is completed, and its members see it at once', async () => {
    await expect(next.page.getByText(labels.states.ACTIVE, { exact: true })).toBeVisible();
    await confirm(owner, labels.moves.DONE, labels.moveQuestions.DONE);
    await expect(next.page.getByText(labels.states.DONE, { exact: true })).toBeVisible();
  });

  await test.step('both members show the team on their profiles', async () => {
    await expect(next.page.getByText(labels.profileHint)).toBeVisible();
    await expectAccessible(next.page);
    await press(next, labels.showOnProfile);
    await expect(next.page.getByText(labels.waitingForAnother)).toBeVisible();
    await press(owner, labels.showOnProfile);
    await expect(owner.page.getByText(labels.onProfile)).toBeVisible();
    await next.page.goto('/mypage/profile#teams');
    await expect(profileIn(next).getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(next.page);
  });

  await test.step('another owner sees the team on the profile, until it is hidden again', async () => {
    const other = await newStudy(first.api, `다음 스터디 ${unique()}`);
    await applyTo(next, other);
    await first.page.goto(`/studyapplymember/${other}`);
    await expect(profileIn(first).getByText(title)).toBeVisible();
    await expectAccessible(first.page);
    await next.page.goto(`/team/${study}`);
    await press(next, labels.removeFromProfile);
    await expect(toast(next.page, labels.removedFromProfile)).toBeVisible();
    await first.page.reload();
    await expect(first.page.getByText('같이 읽어요.', { exact: true })).toBeVisible();
    await expect(profileIn(first)).toBeHidden();
  });
});
