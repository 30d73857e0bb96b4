import { type Locator, type Page, expect, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { WCAG, expectAccessible, shrink } from '../support/accessibility';
import { approve, readApplicationId } from '../support/people';
import { newSchool } from '../support/school';
import { JIWOO, JUNHO, logIn, newMember, newProject, post, queryGraphql, unique, userMenu } from '../support/steps';
import { newOffer, newSeeker, newVerifiedAccount } from '../support/verified';

/** The demo school, which has a moderator. */
const SCHOOL = '한빛대학교';

/** A page, and the buttons on it that open dialogs and menus. */
interface Visit {
  /** Logs in and returns the path of the page. */
  arrange: (page: Page) => Promise<string>;
  /** Names of the buttons that open a dialog. */
  dialogs: readonly string[];
  /** Such buttons on further pages, by the path of the page. */
  further?: Readonly<Record<string, readonly string[]>>;
  /** The buttons that open a menu, and the items in it that open a dialog. */
  menus?: (page: Page) => readonly { opener: Locator; items?: readonly string[] }[];
}

/**
 * Creates a team with a post and a member with more contacts than fit beside the name. Logs the
 * page in as the owner.
 */
async function arrangeTeam(page: Page): Promise<string> {
  const { owner, student, project } = await newSchool(page.request);
  const contacts = { openChat: '', email: student.email, phone: '010-1234-5678', github: 'hanteam', discord: '' };
  await queryGraphql(page.request, GQL.updateContacts, { input: contacts });
  await post(page.request, '/api/auth/login', owner);
  await approve(page.request, await readApplicationId(page.request, project));
  await logIn(page, owner);
  return `/team/${project}`;
}

/** Creates a reported notice. Logs the page in as the moderator. */
async function arrangeCase(page: Page): Promise<string> {
  await post(page.request, '/api/auth/login', await newMember(page.request, SCHOOL));
  const targetId = await newProject(page.request, `하루에 백만 원 벌기 ${unique()}`);
  await post(page.request, '/api/auth/login', await newMember(page.request, SCHOOL));
  await queryGraphql(page.request, GQL.report, { input: { target: 'NOTICE', targetId, reason: 'FRAUD' } });
  await logIn(page, JIWOO);
  return '/moderation';
}

const VISITS: Record<string, Visit> = {
  'the notice of somebody else': {
    arrange: async (page) => {
      const { student, study } = await newSchool(page.request);
      await post(page.request, `/api/studies/comments/${study}`, { comment: '언제 만나요?' });
      await logIn(page, student);
      return `/study/${study}`;
    },
    dialogs: [texts.application.applyFor(5), texts.common.delete],
    menus: (page) => [
      {
        opener: page.getByRole('button', { name: texts.safety.menuOf('') }).first(),
        items: [texts.safety.report.NOTICE, texts.safety.blockOf('')],
      },
    ],
  },
  'the closed notice of the owner': {
    arrange: async (page) => {
      const { owner, study } = await newSchool(page.request);
      await logIn(page, owner);
      await page.request.patch(`/api/studies/${study}`);
      return `/study/${study}`;
    },
    dialogs: [texts.notice.reopen, texts.common.delete],
  },
  'the queue of applicants': {
    arrange: async (page) => {
      const { owner, project } = await newSchool(page.request);
      await post(page.request, '/api/auth/login', await newMember(page.request, owner.university));
      const application = { role: 'DESIGNER', application: '지도 그림을 그릴게요.' };
      await post(page.request, `/api/projects/${project}/applications`, application);
      await logIn(page, owner);
      return `/applymember/${project}`;
    },
    // The smallest window shows these actions in a menu.
    dialogs: [],
    menus: (page) => [
      {
        opener: page.getByRole('button', { name: texts.application.queueMenu }),
        items: [texts.application.selectMany, texts.notice.close],
      },
      { opener: page.getByRole('button', { name: texts.application.filteredBy(texts.application.stateFilter, '') }) },
      {
        opener: page.getByRole('button', { name: texts.safety.menuOf('') }).first(),
        items: [texts.safety.report.MEMBER],
      },
    ],
  },
  'a team': {
    arrange: arrangeTeam,
    dialogs: [
      texts.team.addLink,
      texts.meeting.set,
      texts.contact.write,
      texts.contact.of(''),
      texts.team.moves.DONE,
      texts.team.leave,
    ],
    menus: (page) => [
      {
        opener: page.getByRole('button', { name: texts.team.manage('') }).first(),
        items: [texts.team.handOver, texts.team.remove],
      },
    ],
  },
  'the settings': {
    arrange: async (page) => {
      await logIn(page, await newMember(page.request));
      return '/mypage/account#data';
    },
    dialogs: [texts.dataExport.title],
    further: {
      '/mypage/developer': [texts.token.create],
      '/mypage/account#withdraw': [texts.member.withdraw],
    },
  },
  'a list of notices': {
    arrange: async (page) => {
      await logIn(page, JUNHO);
      return '/projectdetails';
    },
    dialogs: [texts.notice.allFilters],
    menus: (page) => [
      { opener: page.getByRole('button', { name: texts.notice.sortedBy('') }) },
      { opener: page.getByRole('button', { name: texts.nav.createTeam }) },
      { opener: userMenu(page) },
    ],
  },
  'the people who look for a team': {
    arrange: async (page) => {
      await newSeeker(page.request);
      const owner = await newVerifiedAccount(page.request);
      await newProject(page.request, '우리 학교 지도');
      await logIn(page, owner);
      return '/people';
    },
    dialogs: [texts.seeker.start, texts.offer.make],
    menus: (page) => [
      {
        opener: page.getByRole('button', { name: texts.safety.menuOf('') }).first(),
        items: [texts.safety.report.MEMBER],
      },
    ],
  },
  'the search of the viewer for a team': {
    arrange: async (page) => {
      await logIn(page, (await newSeeker(page.request)).seeker);
      return '/people';
    },
    dialogs: [texts.common.edit, texts.seeker.stop],
  },
  'offers to the viewer': {
    arrange: async (page) => {
      await logIn(page, (await newOffer(page.request)).seeker);
      return '/apply';
    },
    dialogs: [texts.offer.decline],
  },
  'the offers of a notice': {
    arrange: async (page) => {
      const { owner, project } = await newOffer(page.request);
      await logIn(page, owner);
      return `/applymember/${project}`;
    },
    // The smallest window shows this action in a menu.
    dialogs: [],
    menus: (page) => [
      {
        opener: page.getByRole('button', { name: texts.application.queueMenu }),
        items: [texts.offer.sentTitle],
      },
    ],
  },
  'the form for a study': {
    arrange: async (page) => {
      await logIn(page, JUNHO);
      await page.goto('/createstudy');
      await page.getByLabel(texts.notice.content).fill('## 무엇을 공부하나요\n\n- 고전');
      return '/createstudy';
    },
    dialogs: [texts.noticeForm.startOver, texts.noticeForm.preview],
  },
  'the cases of a moderator': {
    arrange: arrangeCase,
    dialogs: [texts.moderation.suspend, texts.moderation.hide],
  },
  'the schools of an operator': {
    arrange: async (page) => {
      await logIn(page, JIWOO);
      return '/operator';
    },
    dialogs: [texts.operator.appoint, texts.schoolOperator.edit, texts.operator.dismiss],
  },
};

for (const [name, { arrange, dialogs, menus, further = {} }] of Object.entries(VISITS)) {
  test(`dialogs and menus of ${name}: keyboard, axe, width, focus`, async ({ page }) => {
    // This test opens several dialogs one after the other.
    test.slow();
    const path = await arrange(page);
    await shrink(page);
    await page.goto(path);
    await inspectDialogs(page, dialogs);
    for (const { opener, items = [] } of menus?.(page) ?? []) {
      await inspectMenu(page, opener);
      for (const item of items) {
        await test.step(item, async () => {
          await chooseByKeys(page, opener, item);
          await inspectDialog(page, opener);
        });
      }
    }
    for (const [next, others] of Object.entries(further)) {
      await page.goto(next);
      await inspectDialogs(page, others);
    }
  });
}

/** Opens, inspects and closes the dialogs of these buttons one after the other. */
async function inspectDialogs(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await test.step(name, async () => {
      const opener = page.getByRole('button', { name }).first();
      await opener.press('Enter');
      await inspectDialog(page, opener);
    });
  }
}

/** Inspects the open dialog and closes it. Afterwards its opener must have the focus. */
async function inspectDialog(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true);
  await expectInside(page, dialog);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Whether the focus is in a dialog, or only on an element around it. */
function hasFocus(dialog: Element): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && (dialog.contains(focused) || focused.contains(dialog));
}

/** Opens, inspects and closes the menu. Afterwards its opener must have the focus. */
async function inspectMenu(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectInside(page, menu);
  // Menus are outside of the landmarks, which WCAG does not require.
  await expectAccessible(page, WCAG);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Opens the menu and moves to the item with the arrow keys, as users without a mouse do. */
async function chooseByKeys(page: Page, opener: Locator, name: string): Promise<void> {
  await opener.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Tab');
  const item = page.getByRole('menuitem', { name });
  const isReached = () => item.evaluate((element) => element === document.activeElement);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let presses = 0; presses < 5 && !(await isReached()); presses += 1) {
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    // The menu moves the focus in its next frame. An earlier key press would move one item too far.
    await expect.poll(focused).not.toBe(before);
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Expects that the open element fits between the left and right edges of the window. */
async function expectInside(page: Page, open: Locator): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const edges = await open.locator('*:visible').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right, element.outerHTML.slice(0, 200)] as const;
    }),
  );
  expect(edges.filter(([left, right]) => left < -1 || right > width + 1)).toEqual([]);
}
