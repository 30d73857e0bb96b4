import { expect, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newMemberOnPhone } from '../support/people';
import { describeMember, newProject, nextStep, queryGraphql, typeSignUp, unique } from '../support/steps';

const { application, fit, notice, team, teamProfile } = texts;

const QUESTION = '무엇을 맡고 싶나요?';

test('a newcomer finds a fitting notice by three taps, answers its question and joins the team', async ({
  page,
  browser,
}) => {
  // Two members take turns on several pages, and axe checks four of them.
  test.slow();
  const owner = await newMemberOnPhone(browser);
  const title = `학교 지도 ${unique()}`;
  for (const other of ['식단 앱', '동아리 소식']) await newProject(owner.api, `${other} ${unique()}`);
  const created = await queryGraphql<{ createProject: { project: { id: string } } }>(owner.api, GQL.createProject, {
    input: {
      title,
      field: '웹',
      techStack: 'React, TypeScript',
      headcount: 2,
      roles: [{ role: 'BACKEND', headcount: 2 }],
      content: '같이 만들어요.',
      questions: [QUESTION],
    },
  });
  const { id } = created.createProject.project;

  await test.step('home asks for roles and tags, and shows the fitting notices at once', async () => {
    await page.goto('/');
    await typeSignUp(page, describeMember(owner.member.university));
    const questions = page.getByRole('region', { name: fit.start.title });
    await expect(questions).toBeVisible();
    await expectAccessible(page);
    await questions.getByRole('button', { name: notice.role.BACKEND }).tap();
    await questions.getByRole('button', { name: 'React' }).tap();
    await questions.getByRole('button', { name: fit.start.done }).tap();
    const row = page.getByRole('region', { name: fit.row });
    await expect(row.getByRole('heading', { name: fit.row })).toBeFocused();
    await expect(row.getByRole('article')).toHaveCount(3);
    await expect(page.getByText(fit.found(3))).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('all of them are a list by fit', async () => {
    await page.getByRole('link', { name: fit.row }).tap();
    await expect(page).toHaveURL(/\/search\?sort=FIT$/);
    await expect(page.getByText(fit.order)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(3);
  });

  await test.step('the notice shows what fits, and the newcomer applies', async () => {
    await page.goto('/home');
    await page.getByRole('region', { name: fit.row }).getByRole('link', { name: title }).tap();
    const box = page.getByRole('region', { name: fit.box });
    await expect(box.getByRole('listitem')).toHaveText(['백엔드 2자리가 남았어요', '같은 기술: React']);
    await expectAccessible(page);
    await page.getByRole('button', { name: application.apply }).tap();
    const form = page.getByRole('dialog');
    await form.getByLabel(QUESTION).fill('서버를 맡고 싶어요.');
    await form.getByRole('button', { name: application.apply }).tap();
    await expect(nextStep(page, application.applied)).toBeVisible();
  });

  await test.step('the owner sees the tag in common and approves', async () => {
    await owner.page.goto(`/applymember/${id}`);
    await expect(owner.page.getByText(`✓ ${teamProfile.sameTags}`)).toBeVisible();
    await expectAccessible(owner.page);
    await owner.page.getByRole('button', { name: application.approve, exact: true }).tap();
    // The decision is sent when the owner leaves the page.
    await owner.page.goto(`/myproject/${id}`);
  });

  await test.step('the newcomer opens the team from home', async () => {
    const card = page.getByRole('region', { name: texts.notification.approved.title });
    await expect(async () => {
      await page.goto('/home');
      await expect(card).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await card.getByRole('link', { name: texts.notification.approved.open }).tap();
    await expect(page.getByRole('heading', { name: team.people(2), exact: true })).toBeVisible();
  });
});
