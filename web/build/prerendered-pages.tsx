import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { NOTICE_PATHS } from '../../shared/paths';
import { Providers } from '../app/Providers';
import { HomeShell, ListShell, NoticeShell } from '../app/layout/Shell';
import { LoginPage } from '../routes/visitors/login';
import { PATHS } from '../paths';
import { texts } from '../texts';
import { WIDE } from '../styles/appearance';
import { createTheme } from '../styles/antd-theme';

/** A page or a shell in the HTML. */
export interface Prerendered {
  title: string;
  html: string;
  /** Whether this is the complete page, which the client hydrates. */
  hydrate: boolean;
}

/**
 * The theme of all devices. Styles depend on the device only through CSS, so the elements are the
 * same.
 */
const THEME = createTheme(WIDE);

/** A page or a shell. The default title is the name of the service. */
interface Rendered {
  title?: string;
  hydrate?: true;
  Page: ComponentType;
}

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

/**
 * Renders the pages and shells for the HTML.
 * @returns the results by path
 */
export async function prerender(): Promise<Record<string, Prerendered>> {
  const pages: Record<string, Prerendered> = {};
  for (const [path, { title, hydrate = false, Page }] of Object.entries(PAGES)) {
    const html = await render(path, Page);
    pages[path] = { title: title === undefined ? texts.common.name : texts.common.title(title), html, hydrate };
  }
  return pages;
}

/** Elements that React puts before those of a page, because they belong to the head. */
const HEAD = /^(<title>[^<]*<\/title>|<link[^>]*>)*/;

async function render(path: string, Page: ComponentType): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ children: [{ path, Component: Page }] }]);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} cannot be prerendered`);
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const html = renderToString(
    <Providers theme={THEME} client={client}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  ).replace(HEAD, '');
  // The Content-Security-Policy would block it.
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error(`${path} has an inline style: ${/<[^>]+\sstyle="[^"]*"/.exec(html)?.[0]}`);
  return html;
}
