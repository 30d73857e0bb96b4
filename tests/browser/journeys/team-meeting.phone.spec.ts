import { readFile } from 'node:fs/promises';
import { type Locator, expect, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { expectAccessible, expectAccessibleAtAllSizes } from '../support/accessibility';
import { applyTo, approve, type MemberOnPhone, newMemberOnPhone } from '../support/people';
import { newStudy, queryGraphql, toast, unique } from '../support/steps';

const { meeting: labels, timetable } = texts;

const panel = ({ page }: MemberOnPhone, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Turns the comparison of free hours on. */
async function share(someone: MemberOnPhone): Promise<void> {
  const choice = panel(someone, labels.freeTime).getByRole('switch', { name: labels.share });
  await choice.click();
  await expect(choice).toBeChecked();
}

/** Chooses free hours of a Monday in the settings. */
async function chooseHours({ page }: MemberOnPhone, hours: readonly number[]): Promise<void> {
  const week = page.getByRole('region', { name: timetable.freeHours, exact: true });
  for (const hour of hours) await week.getByRole('button', { name: timetable.hour('월', hour) }).click();
  await week.getByRole('button', { name: timetable.saveHours }).click();
  await expect(page.getByText(timetable.hoursSaved)).toBeVisible();
}

test('a team on phones finds an hour in common, and its next meeting is added to a calendar', async ({ browser }) => {
  test.slow();
  const owner = await newMemberOnPhone(browser);
  const mate = await newMemberOnPhone(browser, owner.member.university);
  const study = await newStudy(owner.api, `고전 읽기 ${unique()}`, { recruitNumber: 2 });
  await approve(owner.api, await applyTo(mate, study));

  await test.step('the owner turns the comparison on, and is led to the week', async () => {
    await owner.page.goto(`/team/${study}`);
    await share(owner);
    await panel(owner, labels.freeTime).getByRole('link', { name: labels.writeHours }).click();
    await chooseHours(owner, [18, 19, 20]);
    await owner.page.goto(`/team/${study}`);
    await expect(panel(owner, labels.freeTime)).toContainText(labels.tooFew);
    await expectAccessible(owner.page);
  });

  await test.step('the other member compares, and sees only the hours in common', async () => {
    await mate.page.goto('/mypage/profile#free-hours');
    await chooseHours(mate, [19, 20, 21]);
    await mate.page.goto(`/team/${study}`);
    await expect(panel(mate, labels.title)).toContainText(labels.none);
    await share(mate);
    const common = panel(mate, labels.freeTime).getByRole('list', { name: labels.freeForAll });
    await expect(common).toHaveText(`월${timetable.range(19, 21)}`);
    await expectAccessibleAtAllSizes(mate.page);
  });

  await test.step('the owner chooses the hours for the next meeting', async () => {
    await owner.page.reload();
    await owner.page.getByRole('button', { name: labels.chooseHours('월', timetable.range(19, 21)) }).click();
    const form = owner.page.getByRole('dialog', { name: labels.title });
    await expect(form.getByLabel(labels.start)).toHaveValue('19:00');
    await form.getByLabel(labels.optionalPlace).fill('도서관 그룹실 3번');
    await expectAccessible(owner.page);
    await form.getByRole('button', { name: texts.common.save }).click();
    await expect(toast(owner.page, labels.saved)).toBeVisible();
    await expect(panel(owner, labels.title)).toContainText('19:00~21:00');
  });

  await test.step('the notification leads to the meeting, whose calendar file is saved', async () => {
    await mate.page.goto('/alarm');
    await mate.page.getByRole('link').filter({ hasText: '다음 모임을 정했어요' }).first().click();
    await expect(panel(mate, labels.title)).toContainText('도서관 그룹실 3번');
    const saved = mate.page.waitForEvent('download');
    await panel(mate, labels.title).getByRole('link', { name: texts.common.addToCalendar }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`hanteam-teams-${study}.ics`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/\r\nDTSTART:\d{8}T100000Z\r\nDTEND:\d{8}T120000Z\r\n/);
    expect(text).toContain('LOCATION:도서관 그룹실 3번');
  });

  await test.step('the calendar file of a notice is saved as well', async () => {
    const deadline = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const input = { title: `마감 ${unique()}`, content: '같이 읽어요.', headcount: 3, deadline };
    const { createStudy } = await queryGraphql<{ createStudy: { study: { id: string } } }>(owner.api, GQL.createStudy, {
      input,
    });
    await mate.page.goto(`/study/${createStudy.study.id}`);
    const saved = mate.page.waitForEvent('download');
    await mate.page.getByRole('link', { name: texts.common.addToCalendar }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain(`DTSTART;VALUE=DATE:${deadline.replaceAll('-', '')}`);
  });
});
