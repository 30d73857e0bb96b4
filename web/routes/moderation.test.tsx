import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MODERATION } from '../stories/data/settings';
import { buildConnection, type Responses, showPage } from '../test/show-page';
import { texts } from '../texts';

const { moderation: labels } = texts;

const CASE = { ...MODERATION.open.nodes[0], id: '1', target: 'COMMENT', hidden: false };

/** Shows one open case with the rulings that the viewer may make. */
async function show(viewerRulings: readonly string[], fields: object = {}, responses: Responses = {}): Promise<void> {
  const reported = { ...CASE, viewerRulings, ...fields };
  const open = buildConnection('ModerationCase', [reported]);
  const moderation = { ...MODERATION, open, decided: buildConnection('ModerationCase', []) };
  await showPage('/moderation', { ModerationPage: () => ({ data: { moderation } }), ...responses });
  expect(await screen.findByRole('heading', { name: labels.title })).toBeVisible();
}

it.each([
  ['all rulings', ['HIDE', 'RESTORE', 'SUSPEND'], [labels.keep, labels.hide, labels.suspend]],
  ['no suspension', ['HIDE', 'RESTORE'], [labels.keep, labels.hide]],
  ['nothing', [], []],
])('a case offers only the rulings that the server allows: %s', async (_what, rulings, names) => {
  await show(rulings);
  const { keep, hide, suspend } = labels;
  const shown = [keep, hide, suspend].filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(shown).toEqual(names);
  expect(screen.queryAllByText(labels.byOthers)).toHaveLength(rulings.length === 0 ? 1 : 0);
});

it.each([
  ['hides visible content', false, labels.hide, '댓글을 숨겼어요.'],
  ['keeps content hidden', true, labels.keepHidden, '댓글을 계속 숨겨 뒀어요.'],
])('shows the effect of a ruling that %s', async (_what, hidden, name, effect) => {
  const hideContent = { __typename: 'HideContentPayload', case: { ...CASE, viewerRulings: ['HIDE'], hidden: true } };
  await show(['HIDE'], { hidden }, { HideContent: () => ({ data: { hideContent } }) });
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await userEvent.type(dialog.getByLabelText(labels.reason), '욕설이 있어요.');
  await userEvent.click(dialog.getByRole('button', { name }));
  expect(await screen.findByText(effect)).toBeVisible();
});

test.each([
  ['HIDE', labels.byReports],
  ['RESTORE', labels.byTime],
])('the log describes an automatic %s', async (action, text) => {
  const entry = { __typename: 'ModerationEntry', action, reason: null, days: null, createdAt: '2026-11-17T00:00:00Z' };
  await show(['HIDE'], { entries: [entry] });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

test.each([
  ['a notice', { noticeTitle: '과제 알림 봇' }, '과제 알림 봇'],
  ['a member', { target: 'MEMBER', noticeTitle: null }, texts.safety.target.MEMBER],
])('a case about %s has a heading above the headings of its parts', async (_what, fields, name) => {
  await show([], { remarks: ['광고 같아요.'], ...fields });
  expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: labels.remarks })).toBeVisible();
});
