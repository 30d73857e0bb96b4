import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BottomBar } from '../app/layout/BottomBar';
import { TopBar } from '../app/layout/TopBar';
import { showPage } from '../test/show-page';
import { texts } from './';

/**
 * Translates a text to another language by adding brackets. A text without brackets does not come
 * from the catalogue.
 */
const translate = (text: string): string => `[${text}]`;

function translateAll(value: unknown): unknown {
  if (typeof value === 'string') return translate(value);
  if (typeof value === 'function') return (...args: unknown[]) => translate(String(value(...args)));
  if (Array.isArray(value)) return value.map(translateAll);
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, translateAll(inner)]));
}

type Groups = Record<string, object>;

/** A copy, because `replaceTexts` changes the groups of texts. */
const korean: Groups = Object.fromEntries(listGroups().map(([subject, group]) => [subject, { ...group }]));

/** Returns the subjects with sentences. */
function listGroups(): [subject: string, group: object][] {
  return Object.entries(texts).flatMap(([subject, group]) => (typeof group === 'object' ? [[subject, group]] : []));
}

function replaceTexts(groups: Groups): void {
  for (const [subject, group] of listGroups()) Object.assign(group, groups[subject]);
}

/**
 * Returns the texts on the screen that are not translated. Includes texts for screen readers only.
 */
function findKorean(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
    found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
  return found.filter((text) => /\p{Script=Hangul}/u.test(text) && !/^\[.*\]$/su.test(text));
}

// All modules have already loaded the Korean texts.
beforeEach(() => replaceTexts(translateAll(korean) as Groups));
afterEach(() => replaceTexts(korean));

test('the form for a project and its messages are in the chosen language', async () => {
  await showPage('/createproject', {});
  await userEvent.click(screen.getByRole('button', { name: texts.notice.create }));
  expect(await screen.findByText(texts.input.required(texts.notice.titleField))).toBeVisible();
  expect(findKorean()).toEqual([]);
});

test('the sign-up page is in the chosen language', async () => {
  await showPage('/signup', {});
  await userEvent.type(screen.getByLabelText(texts.member.email), 'x{Tab}');
  expect(await screen.findByText(texts.member.emailInvalid)).toBeVisible();
  expect(findKorean()).toEqual([]);
});

test('the guide is in the chosen language', async () => {
  await showPage('/explains', {});
  expect(screen.getByText(texts.notice.seatsLeft(texts.notice.shortRole.BACKEND, 1))).toBeVisible();
  expect(findKorean().filter((text) => text !== '한')).toEqual([]);
});

test('the bars and the menu are in the chosen language', async () => {
  render(
    <MemoryRouter>
      <TopBar school={null}>{null}</TopBar>
      <BottomBar bell={null} />
    </MemoryRouter>,
  );
  const [menu] = screen.getAllByRole('button', { name: texts.nav.createTeam });
  if (menu) await userEvent.click(menu);
  expect(await screen.findByText(texts.notice.createTitle.PROJECT)).toBeInTheDocument();
  expect(findKorean()).toEqual([]);
});
