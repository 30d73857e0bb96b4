import { type Page, expect } from '@playwright/test';
import { texts } from '../../../web/texts';
import { PATHS } from '../../../web/paths';
import type { DemoData } from './demo-routes';
import { type Account, chooseQueueAction, JUNHO, MINJI } from './steps';

/** A state of a page after an interaction, for pictures. */
interface State {
  as: Account;
  path: (demoData: DemoData) => string;
  open: (page: Page) => Promise<void>;
  /** Restores the demo. */
  leave?: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

/** A decision that can still be undone. */
function decision(name: string): State {
  return {
    as: MINJI,
    path: ({ project }) => `/applymember/${project.id}`,
    open: (page) => page.getByRole('button', { name, exact: true }).click(),
    leave: async (page) => {
      await press(page, texts.application.undo);
      await expect(page.getByRole('button', { name: texts.application.undo })).toBeHidden();
    },
  };
}

export const STATES: Record<string, State> = {
  'fitting-notice': {
    as: JUNHO,
    path: () => PATHS.home,
    open: async (page) => {
      const row = page.getByRole('region', { name: texts.fit.row });
      await row.getByRole('listitem').first().getByRole('link').first().click();
      await page.getByRole('heading', { name: texts.fit.box }).waitFor();
    },
  },
  offering: {
    as: MINJI,
    path: () => PATHS.people,
    open: async (page) => {
      await press(page, texts.offer.make);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'next-meeting': {
    as: MINJI,
    path: () => PATHS.teams,
    open: async (page) => {
      await page.getByRole('link', { name: /분실물/ }).click();
      await page.getByRole('heading', { name: texts.meeting.title }).waitFor();
    },
  },
  invitation: {
    as: MINJI,
    path: ({ team }) => `/team/${team.id}`,
    open: async (page) => {
      await press(page, texts.team.createInvitation);
      await page.getByLabel(texts.team.invitationUrl).waitFor();
      // The last line of the panel, which the bar of a phone would otherwise cover.
      const until = page.getByRole('button', { name: texts.team.revokeInvitation });
      await until.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    },
    leave: async (page) => {
      await press(page, texts.team.revokeInvitation);
      await page.getByText(texts.team.invitationRevoked).waitFor();
    },
  },
  approving: decision(texts.application.approve),
  rejecting: decision(texts.application.reject),
  waitlisting: decision(texts.application.waitlist),
  'deciding-many': {
    as: MINJI,
    path: ({ project }) => `/applymember/${project.id}`,
    open: async (page) => {
      await chooseQueueAction(page, texts.application.selectMany);
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  removing: {
    as: MINJI,
    path: ({ team }) => `/team/${team.id}`,
    open: async (page) => {
      await press(page, texts.team.manage(''));
      await page.getByRole('menuitem', { name: texts.team.remove }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'school-code': {
    as: JUNHO,
    path: () => '/mypage/profile#school',
    open: async (page) => {
      await page.getByLabel(texts.verification.address).fill('junho@hanbit.example');
      await press(page, texts.verification.send);
      await page.getByText(texts.verification.sentTo('junho@hanbit.example')).waitFor();
    },
  },
};
