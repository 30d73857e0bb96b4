import { type Page, expect } from '@playwright/test';
import { texts } from '../../../web/texts';

const { emailConfirmation } = texts;

/** Follows the newest link that was mailed to an address, and confirms the address by it. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/dev/mail');
    const mails = mailbox.getByRole('listitem').filter({ hasText: email });
    await mails.filter({ hasText: '주소를 확인해' }).getByRole('link').first().click({ timeout: 1_000 });
  }).toPass();
  const opened = page.context().waitForEvent('page');
  await mailbox.frameLocator('iframe').getByRole('link', { name: emailConfirmation.confirm }).click();
  const confirmation = await opened;
  await expect(confirmation).toHaveURL(/\/confirm-email#\d+\.[\w-]{43}$/);
  await confirmation.getByRole('button', { name: emailConfirmation.confirm }).click();
  await expect(confirmation.getByRole('alert')).toContainText(emailConfirmation.done);
  await confirmation.close();
  await mailbox.close();
}
