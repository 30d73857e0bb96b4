import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newSchool } from '../support/school';
import { logIn, nextStep } from '../support/steps';

const { notice, noticeFacts } = texts;

test('a study with a course and a meeting is found by its course, and is copied for another notice', async ({
  page,
}) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/createstudy');
  await page.getByLabel(notice.titleField).fill('요구사항 분석 같이 해요');
  await page.getByLabel(notice.headcount).fill('3');
  await page.getByLabel(notice.content).fill('발표 자료를 같이 만들어요.');
  await page.getByRole('button', { name: noticeFacts.add }).click();
  await page.getByLabel(noticeFacts.course, { exact: true }).fill('소프트웨어공학');
  await page.getByLabel(noticeFacts.section).fill('01');
  const semesters = page.getByRole('group', { name: noticeFacts.semester });
  await semesters.getByRole('button').first().click();
  await page.getByRole('button', { name: noticeFacts.addMeeting }).click();
  const meeting = page.getByRole('group', { name: noticeFacts.meetingOf(1) });
  await meeting.getByLabel(noticeFacts.day).selectOption(noticeFacts.longDay(noticeFacts.days.WEDNESDAY));
  await meeting.getByLabel(noticeFacts.start).selectOption('19:00');
  await page.getByLabel(noticeFacts.weeklyHours).fill('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: notice.create, exact: true }).click();
  await nextStep(page, notice.posted).getByRole('link', { name: texts.application.viewNotice }).click();

  await page.getByRole('link', { name: '소프트웨어공학 01' }).click();
  await expect(page.getByText('소프트웨어공학 01 · 수 19시 · 주 5시간')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '요구사항 분석 같이 해요' }).click();

  await page.getByRole('link', { name: noticeFacts.writeAnew }).click();
  await expect(page.getByLabel(notice.titleField)).toHaveValue('요구사항 분석 같이 해요');
  await expect(page.getByLabel(noticeFacts.course, { exact: true })).toHaveValue('소프트웨어공학');
  await expect(page.getByLabel(noticeFacts.section)).toHaveValue('');
});
