import { render, waitFor } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../../ui/Toast';
import { GalleryPage } from './GalleryPage';

const WEB = join(__dirname, '..', '..');

/** The components that the gallery does not show, by the reason. Every other component of a folder beside pages/ has a sample. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'it is a dialog or in one, which opens from a button of a sample': [
    'ApplySheet',
    'BlockDialog',
    'ContactsDialog',
    'DeadlineInput',
    'DecisionDialog',
    'FilterSheet',
    'NewReply',
    'ReportDialog',
    'SelectionDialog',
  ],
  'it is the frame of a whole page, whose bars have samples': [
    'Layout',
    'OpenLayout',
    'HomeShell',
    'ListShell',
    'NoticeShell',
  ],
  'it depends on the connection and the release, and is a StatusBar, which has a sample': ['StatusBars'],
  'it decides what is shown, and shows nothing of its own': ['NoticeQuery', 'OwnerOnly', 'SessionGuard'],
};

/** The components of all folders of web/ but those of pages, which have tests of their own, and of the test kit. */
function listComponents(): string[] {
  return globSync('*/*.tsx', { cwd: WEB })
    .filter((file) => !/^(pages|test)[\\/]|\.test\./.test(file))
    .flatMap((file) => [...readFileSync(join(WEB, file), 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)])
    .flatMap(([, name]) => name ?? []);
}

/** React's own record of a rendered component, in the chain that leads from an element to the root. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
}

/** The names of all components that have put an element on the page. One that renders nothing is not among them. */
function listShown(): Set<string> {
  const shown = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const [, fiber] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
    for (let each = fiber as Fiber | null | undefined; each; each = each.return) {
      if (typeof each.type === 'function') shown.add(each.type.name);
    }
  }
  return shown;
}

/** The warnings about what only the gallery does, with several forms of one name, and about what jsdom does not know. */
const EXPECTED_WARNINGS = /multiple Form with same|The tag <%s> is unrecognized/;

// jsdom has no layout to scroll in.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('the gallery shows every component, and misses none of their data', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation();
  const router = createMemoryRouter([{ path: '*', Component: GalleryPage }]);
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  await waitFor(() => expect(listShown()).toContain('OtherApplications'));
  const components = listComponents();
  const exceptions = Object.values(NOT_SHOWN).flat();
  expect(components.length).toBeGreaterThan(150);
  expect(components.filter((name) => !exceptions.includes(name) && !listShown().has(name))).toEqual([]);
  expect(reported.mock.calls.map(String).filter((message) => !EXPECTED_WARNINGS.test(message))).toEqual([]);
  // An exception that is gone, or that is shown, is none.
  expect(exceptions.filter((name) => !components.includes(name) || listShown().has(name))).toEqual([]);
});
