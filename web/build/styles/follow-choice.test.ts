import postcss from 'postcss';
import { followChoice, writeAppearanceScript } from './follow-choice';

test('rules of dark mode also apply if dark is chosen, and not if light is chosen', async () => {
  const css =
    ':root{--x:1}@media (prefers-color-scheme: dark){:root{--x:2}.a .b,.c{color:red}}@media print{.c{color:blue}}';
  const { css: result } = await postcss([followChoice()]).process(css, { from: undefined });
  expect(result).toBe(
    [
      ':root{--x:1}',
      "@media (prefers-color-scheme: dark){:root:where(:not([data-appearance='light'])){--x:2}",
      ":where(:root:not([data-appearance='light'])) .a .b,:where(:root:not([data-appearance='light'])) .c{color:red}}",
      ":root:where([data-appearance='dark']){--x:2}",
      ":where(:root[data-appearance='dark']) .a .b,:where(:root[data-appearance='dark']) .c{color:red}",
      '@media print{.c{color:blue}}',
    ].join(''),
  );
});

test('the script contains all that it needs', () => {
  localStorage.setItem('appearance', 'dark');
  const script = document.createElement('script');
  script.text = writeAppearanceScript();
  document.head.append(script);
  expect(document.documentElement.dataset['appearance']).toBe('dark');
});
