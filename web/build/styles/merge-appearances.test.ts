import { mergeAppearances } from './merge-appearances';

test('keeps the variables of the first appearance and adds the differences of the others in media queries', () => {
  const light = '.a{--x:1px;--y:url(data:image/png;base64,AA);}.b{--z:2;}';
  const dark = '.a{--x:1px;--y:url(data:image/png;base64,BB);}.b{--z:2;}';
  expect(mergeAppearances(light, [['(dark)', dark]])).toBe(
    ':where(.a){--x:1px;--y:url(data:image/png;base64,AA)}:where(.b){--z:2}@media (dark){:where(.a){--y:url(data:image/png;base64,BB)}}',
  );
});
