import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newProject, nextStep, toast, unique } from '../support/steps';
import { newVerifiedMember } from '../support/verified';

const { application, notice, notification, offer, seeker } = texts;

test('an owner without applicants finds somebody who looks for a team, who applies after an offer', async ({
  browser,
}) => {
  // Two members take turns on several pages, and axe checks seven of them.
  test.slow();
  const owner = await newVerifiedMember(browser);
  const person = await newVerifiedMember(browser);
  const title = `학교 지도 ${unique()}`;
  const id = await newProject(owner.api, title);
  const sentence = `서버를 맡아 보고 싶어요 ${unique()}`;

  await test.step('somebody starts to look for a team, and reads before who will see it', async () => {
    await person.page.goto('/people');
    await person.page.getByRole('button', { name: seeker.start }).first().tap();
    const sheet = person.page.getByRole('dialog', { name: seeker.start });
    await expect(sheet.getByText(seeker.visibleTo.VERIFIED)).toBeVisible();
    await sheet.getByRole('checkbox', { name: notice.kind.PROJECT }).tap();
    await sheet.getByRole('checkbox', { name: notice.role.BACKEND }).tap();
    await sheet.getByLabel(seeker.text).fill(sentence);
    await expectAccessible(person.page);
    await sheet.getByRole('button', { name: seeker.submit }).tap();
    await expect(toast(person.page, seeker.started)).toBeVisible();
    await expect(person.page.getByRole('region', { name: seeker.searching })).toContainText(sentence);
    await expectAccessible(person.page);
  });

  await test.step('the empty queue leads the owner to the people, who are filtered by role', async () => {
    await owner.page.goto(`/applymember/${id}`);
    await expect(owner.page.getByText(application.noApplicants)).toBeVisible();
    await expectAccessible(owner.page);
    await owner.page.getByRole('link', { name: seeker.title }).tap();
    await expect(owner.page).toHaveURL(/\/people\?kind=PROJECT$/);
    await owner.page.getByRole('button', { name: notice.role.BACKEND }).tap();
    await expect(owner.page).toHaveURL(/role=BACKEND/);
    await expect(owner.page.getByText(sentence)).toBeVisible();
    await expectAccessible(owner.page);
  });

  await test.step('the owner makes an offer', async () => {
    await owner.page.getByRole('button', { name: offer.makeTo(person.member.nickName) }).tap();
    const sheet = owner.page.getByRole('dialog', { name: offer.makeTo(person.member.nickName) });
    // The only notice and the wanted role are preselected.
    await expect(sheet.getByRole('radio', { name: title })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: notice.role.BACKEND })).toBeChecked();
    await sheet.getByLabel(offer.text).fill('같이 지도를 만들어요.');
    await expectAccessible(owner.page);
    await sheet.getByRole('button', { name: offer.make }).tap();
    await expect(toast(owner.page, offer.sent(person.member.nickName))).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  await test.step('the notification leads to the offer, and the offer to the notice', async () => {
    const by = notification.by(owner.member.nickName, 0);
    await person.page.goto('/alarm');
    await person.page.getByRole('link', { name: notification.text.OFFER_RECEIVED(by) }).tap();
    await expect(person.page.getByRole('heading', { name: offer.received })).toBeVisible();
    await expect(person.page.getByText('같이 지도를 만들어요.')).toBeVisible();
    await expectAccessible(person.page);
    await person.page.getByRole('link', { name: offer.viewNoticeOf(title) }).tap();
    await person.page.getByRole('button', { name: application.apply }).tap();
    const form = person.page.getByRole('dialog');
    await form.getByText(notice.role.BACKEND).tap();
    await form.getByLabel(application.text).fill('제안 고마워요. 서버를 맡을게요.');
    await form.getByRole('button', { name: application.apply }).tap();
    await expect(nextStep(person.page, application.applied)).toBeVisible();
  });

  await test.step('the owner sees that the application answers the offer, and approves', async () => {
    await owner.page.goto(`/applymember/${id}`);
    await expect(owner.page.getByText(offer.applied)).toBeVisible();
    await owner.page.getByRole('button', { name: application.queueMenu }).tap();
    await owner.page.getByRole('menuitem', { name: offer.sentCount('1') }).tap();
    const sent = owner.page.getByRole('dialog', { name: offer.sentTitle });
    await expect(sent.getByText(offer.state.APPLIED)).toBeVisible();
    await expectAccessible(owner.page);
    await owner.page.goBack();
    await expect(sent).toBeHidden();
    await owner.page.getByRole('button', { name: application.approve, exact: true }).tap();
    // The decision is sent when the owner leaves the page.
    await owner.page.goto(`/myproject/${id}`);
  });

  await test.step('the search has ended, and the notification leads to the next one', async () => {
    const ended = person.page.getByRole('link', { name: notification.text.SEEKING_ENDED() });
    await expect(async () => {
      await person.page.goto('/alarm');
      await expect(ended).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await ended.tap();
    await expect(person.page.getByRole('dialog', { name: seeker.start })).toBeVisible();
    await person.page.goBack();
    await expect(person.page).toHaveURL(/\/alarm$/);
    await person.page.goto('/people');
    await expect(person.page.getByRole('button', { name: seeker.start }).first()).toBeVisible();
    await expect(person.page.getByText(sentence)).toBeHidden();
  });
});
