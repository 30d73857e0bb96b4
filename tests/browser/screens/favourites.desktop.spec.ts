import { expect, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { expectAccessible, findOverflow } from '../support/accessibility';
import { newSchool } from '../support/school';
import { logIn, queryGraphql } from '../support/steps';

test('favourites side by side fit into the narrowest desktop and are accessible', async ({ page }) => {
  const { student, project, study } = await newSchool(page.request);
  await logIn(page, student);
  for (const id of [project, study]) await queryGraphql(page.request, GQL.favourite, { id });
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/interest');
  await page.getByRole('button', { name: texts.favourite.compare }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader')).toHaveCount(4);
  expect(await findOverflow(page)).toBe(0);
  await expectAccessible(page);
});
