import { mergeAppearances } from './merge-appearances';

test('the variables of several appearances become those of the first one plus differences by media query', () => {
  const light = '.a{--x:1px;--y:url(data:image/png;base64,AA);}.b{--z:2;}';
  const dark = '.a{--x:1px;--y:url(data:image/png;base64,BB);}.b{--z:2;}';
  expect(mergeAppearances(light, [['(dark)', dark]])).toBe(
    ':where(.a){--x:1px;--y:url(data:image/png;base64,AA)}:where(.b){--z:2}@media (dark){:where(.a){--y:url(data:image/png;base64,BB)}}',
  );
});
