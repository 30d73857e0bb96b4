import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(__dirname, '..', '..');
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: WEB })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(WEB, file), 'utf8'));

test('the gallery shows every component of web/ui', () => {
  const components = read('ui/*.tsx').flatMap((text) =>
    [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name),
  );
  const gallery = read('pages/gallery/*.tsx').join('\n');
  expect(components.length).toBeGreaterThan(20);
  // The provider is above all pages, and its toasts are shown by the buttons.
  const missing = components.filter((name) => name !== 'ToastProvider' && !gallery.includes(`<${name}`));
  expect(missing).toEqual([]);
});

/** The components that show notices, members and applications, without dialogs and forms. */
const VISUAL = [
  'applications/{ApplicationStatusBadge,NoticeAction}.tsx',
  'comments/CommentSection.tsx',
  'favourites/Favourite{Button,Card}.tsx',
  'notices/Notice{Content,Facts,Head,Seats,Table}.tsx',
  'notices/{OwnerActions,RoleChips,RoleIcon,ShareButton,StatusChip,VerifiedOnlyHint}.tsx',
  'notifications/WaitingTiles.tsx',
  'safety/HiddenChip.tsx',
];

test('the gallery shows what notices, applications and what waits look like', () => {
  const components = VISUAL.flatMap((pattern) => {
    const texts = read(pattern);
    expect(texts.length).toBeGreaterThan(0);
    return texts.flatMap((text) => [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name));
  });
  const gallery = read('pages/gallery/*.tsx').join('\n');
  expect(components.filter((name) => !gallery.includes(`<${name}`))).toEqual([]);
});
