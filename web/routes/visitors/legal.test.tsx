import { screen, within } from '@testing-library/react';
import { OPERATOR } from '../../stories/data/settings';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { legal } = texts;

const show = (url: string, operator: object = {}) =>
  showPage(url, { LegalPage: () => ({ data: { operator: { ...OPERATOR, ...operator } } }) });

test('the terms have the operator and the additional text of the school, as Markdown', async () => {
  await show('/terms');
  const text = within(await screen.findByRole('region', { name: legal.ownText }));
  expect(text.getByText('밤 10시').tagName).toBe('STRONG');
  expect(text.getByText(legal.ownTextHint)).toBeVisible();
  const operator = within(screen.getByRole('region', { name: legal.operator }));
  for (const shown of [OPERATOR.name, OPERATOR.contact, legal.changed(OPERATOR.changedAt)]) {
    expect(operator.getByText(shown)).toBeVisible();
  }
});

test('the privacy notice has no section without a text for it, and the default operator has no date', async () => {
  await show('/privacy', { changedAt: null });
  expect(await screen.findByText(OPERATOR.name)).toBeVisible();
  expect(screen.queryByRole('region', { name: legal.ownText })).toBeNull();
  expect(screen.queryByText(legal.changed(OPERATOR.changedAt))).toBeNull();
});

test.each([
  ['/terms', ''],
  ['/privacy?school=%EC%84%9C%EC%9A%B8%EB%8C%80', '서울대'],
])('the documents at %s are about the school "%s"', async (url, school) => {
  const { sent } = await show(url);
  expect(sent).toEqual([{ name: 'LegalPage', variables: { school } }]);
});
