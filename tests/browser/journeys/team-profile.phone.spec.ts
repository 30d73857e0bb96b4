import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible, expectAccessibleAtAllSizes } from '../support/accessibility';
import { newMemberOnPhone } from '../support/people';
import { newStudy, unique } from '../support/steps';

const { teamProfile: labels, timetable } = texts;

test('a profile is written on a phone, sent with an application and read by its owner', async ({ browser }) => {
  test.slow();
  const owner = await newMemberOnPhone(browser);
  const applicant = await newMemberOnPhone(browser, owner.member.university);
  const study = await newStudy(owner.api, `고전 읽기 ${unique()}`, { recruitNumber: 2 });
  const { page } = applicant;

  await test.step('the applicant writes the profile and the week', async () => {
    await page.goto('/mypage/profile#team-profile');
    const profile = page.getByRole('region', { name: labels.section, exact: true });
    await profile.getByLabel(labels.intro).fill('끝까지 읽는 편이에요.');
    await profile.getByLabel(labels.linkOf(1)).fill('https://github.com/hanteam');
    await expect(profile.getByRole('region', { name: labels.preview })).toContainText('끝까지 읽는 편이에요.');
    await profile.getByRole('button', { name: labels.save }).click();
    await expect(page.getByText(labels.saved)).toBeVisible();
    await page.goto('/mypage/profile#free-hours');
    const week = page.getByRole('region', { name: timetable.freeHours, exact: true });
    const hour = week.getByRole('button', { name: timetable.hour('월', 18) });
    await hour.click();
    await expect(hour).toHaveAttribute('aria-pressed', 'true');
    const box = await hour.boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 36]).toEqual([true, true]);
    await week.getByRole('button', { name: timetable.saveHours }).click();
    await expect(page.getByText(timetable.hoursSaved)).toBeVisible();
    await expectAccessibleAtAllSizes(page);
  });

  await test.step('the application contains the profile', async () => {
    await page.goto(`/study/${study}`);
    await page.getByRole('button', { name: texts.application.applyFor(2) }).click();
    const form = page.getByRole('dialog', { name: texts.application.formTitle });
    await expect(form.getByRole('switch', { name: labels.send })).toBeChecked();
    await expect(form.getByText('끝까지 읽는 편이에요.')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: texts.application.apply }).click();
    await page.getByRole('button', { name: texts.application.sendEmpty }).click();
    await expect(page).toHaveURL(/\/home/);
  });

  await test.step('the owner reads it in the queue, and shares none', async () => {
    await owner.page.goto(`/studyapplymember/${study}`);
    const sent = owner.page.getByRole('region', { name: labels.section, exact: true });
    await expect(sent).toContainText('끝까지 읽는 편이에요.');
    await expect(sent.getByRole('link')).toHaveAttribute('href', 'https://github.com/hanteam');
    await expectAccessible(owner.page);
    await page.goto(`/study/${study}`);
    await page.getByRole('button', { name: labels.owner }).click();
    await expect(page.getByRole('dialog')).toContainText(labels.notShared);
    await expectAccessible(page);
  });
});
