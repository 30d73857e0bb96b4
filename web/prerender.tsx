import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app';
import { HomeShell, ListShell, NoticeShell } from './layout/Shell';
import { LoginPage } from './pages/LoginPage';
import { PATHS } from './paths';
import { texts } from './texts';
import { type Appearance, createTheme } from './theme/theme';
import { mergeAppearances } from './theme/merge-appearances';

/** A page, or its frame, as the HTML contains it. */
export interface Prerendered {
  title: string;
  /** The content of #root. */
  html: string;
  /** Whether it is the page itself, which the client hydrates. */
  hydrate: boolean;
}

const LIGHT: Appearance = { dark: false, reducedMotion: false, phone: false };

/** The appearances that differ from the light one of a desktop, by the media for which they are. */
const OTHERS: readonly (readonly [media: string, appearance: Appearance])[] = [
  ['(prefers-color-scheme: dark)', { ...LIGHT, dark: true }],
  ['(max-width: 599px)', { ...LIGHT, phone: true }],
];

/** A page, or its frame. One without a title of its own is of the service. */
interface Rendered {
  title?: string;
  hydrate?: true;
  Page: ComponentType;
}

const NOTICE_PATHS = [
  PATHS.project,
  PATHS.study,
  PATHS.myProject,
  PATHS.myStudy,
  PATHS.appliedProject,
  PATHS.appliedStudy,
  PATHS.application,
];

const PAGES: Readonly<Record<string, Rendered>> = {
  [PATHS.login]: { title: texts.auth.title, hydrate: true, Page: LoginPage },
  [PATHS.home]: { title: texts.nav.home, Page: HomeShell },
  [PATHS.projects]: listOf('PROJECT'),
  [PATHS.studies]: listOf('STUDY'),
  ...Object.fromEntries(NOTICE_PATHS.map((path): [string, Rendered] => [path, { Page: NoticeShell }])),
};

function listOf(kind: 'PROJECT' | 'STUDY'): Rendered {
  const title = texts.notice.lists[kind];
  return { title, Page: () => <ListShell heading={title} /> };
}

/** Renders the pages that the build puts into the HTML, and antd's styles of them for every appearance. */
export async function prerender(): Promise<{ pages: Record<string, Prerendered>; css: string }> {
  const light = await renderAll(LIGHT);
  const others = await Promise.all(
    OTHERS.map(async ([media, appearance]) => [media, (await renderAll(appearance)).tokens] as const),
  );
  return { pages: light.pages, css: light.styles + mergeAppearances(light.tokens, others) };
}

async function renderAll(appearance: Appearance) {
  const cache = createCache();
  const pages: Record<string, Prerendered> = {};
  for (const [path, { title, hydrate = false, Page }] of Object.entries(PAGES)) {
    const html = await render(path, Page, { appearance, cache });
    pages[path] = { title: title === undefined ? texts.common.name : texts.common.title(title), html, hydrate };
  }
  const styles = extractStyle(cache, { plain: true, types: 'style' });
  return { pages, styles, tokens: extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }) };
}

/** What React puts before the elements of a page, because it belongs into the head. */
const HEAD = /^(<title>[^<]*<\/title>|<link[^>]*>)*/;

async function render(
  path: string,
  Page: ComponentType,
  { appearance, cache }: { appearance: Appearance; cache: ReturnType<typeof createCache> },
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ children: [{ path, Component: Page }] }]);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} cannot be prerendered`);
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const html = renderToString(
    <StyleProvider cache={cache}>
      <App theme={createTheme(appearance)} client={client}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </App>
    </StyleProvider>,
  ).replace(HEAD, '');
  // The Content-Security-Policy would block it.
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error(`${path} has an inline style: ${/<[^>]+\sstyle="[^"]*"/.exec(html)?.[0]}`);
  return html;
}
