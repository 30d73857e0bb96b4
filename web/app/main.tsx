import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './Providers';
import { createClient } from '../graphql/client';
import { dropPreloadedResponses } from '../graphql/links/preloaded-responses';
import { createPreload } from '../graphql/preload';
import { createRouter, whenReady } from './router';
import { SessionRouter } from '../session/SessionRouter';
import { registerServiceWorker } from './register-service-worker';
import { loadFonts } from '../styles/load-fonts';
import { useAppTheme } from '../styles/useAppTheme';
import '../styles/fallback.css';
import '../styles/tokens.css';
import '../styles/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const client = createClient();
const startRouter = () => createRouter(createPreload(client));

interface ClientProps {
  firstRouter: ReturnType<typeof startRouter>;
}

function Client({ firstRouter }: ClientProps) {
  return (
    <Providers theme={useAppTheme()} nonce={nonce} client={client}>
      <SessionRouter first={firstRouter} start={startRouter} />
    </Providers>
  );
}

/** Begins a new task after those that wait, so that the browser can handle taps in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Renders the client after the page's code has loaded. Until then the prerendered HTML stays: a
 * page to hydrate, or a shell.
 */
async function show(container: HTMLElement): Promise<void> {
  await nextTask();
  // Starts the queries of the first page before anything is rendered.
  const firstRouter = startRouter();
  await whenReady(firstRouter);
  // The tasks of the preloaded responses come first, so that the page is rendered with its data.
  await nextTask();
  dropPreloadedResponses();
  const app = (
    <StrictMode>
      <Client firstRouter={firstRouter} />
    </StrictMode>
  );
  // React renders a transition in slices, so that a tap is handled before the whole page has been
  // rendered.
  startTransition(() => {
    if (container.dataset['hydrate'] === window.location.pathname) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

void show(root);
loadFonts();
registerServiceWorker();
