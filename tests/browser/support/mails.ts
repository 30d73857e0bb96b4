import { type Page, expect } from '@playwright/test';
import { texts } from '../../../web/texts';

const { emailConfirmation } = texts;

/**
 * Opens the mail to an address whose subject contains these words, in a new tab.
 * @param newest opens the newest of several mails; otherwise several are an error
 */
export async function openMail(page: Page, email: string, subject: string, newest = false): Promise<Page> {
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/dev/mail');
    const mails = mailbox.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
    await (newest ? mails.first() : mails).getByRole('link').click({ timeout: 1_000 });
  }).toPass();
  return mailbox;
}

/** Follows a link of the open mail and returns the new tab. */
export async function followLink(mailbox: Page, name: string): Promise<Page> {
  const opened = mailbox.context().waitForEvent('page');
  await mailbox.frameLocator('iframe').getByRole('link', { name }).click();
  return opened;
}

/** Follows the newest link that was mailed to an address, and confirms the address by it. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const mailbox = await openMail(page, email, '주소를 확인해', true);
  const confirmation = await followLink(mailbox, emailConfirmation.confirm);
  await expect(confirmation).toHaveURL(/\/confirm-email#\d+\.[\w-]{43}$/);
  await confirmation.getByRole('button', { name: emailConfirmation.confirm }).click();
  await expect(confirmation.getByRole('alert')).toContainText(emailConfirmation.done);
  await confirmation.close();
  await mailbox.close();
}
