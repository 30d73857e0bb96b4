import { LoadingOutlined } from '@ant-design/icons';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import { createClient } from './graphql/client';
import { createPreload } from './graphql/preload';
import { createRouter } from './router';
import { SessionRouter } from './SessionRouter';
import { useAppTheme } from './theme/theme';
import { ToastProvider } from './ui/Toast';

const client = createClient();
const startRouter = () => createRouter(createPreload(client));
/** Created at once, so that the queries of the first page start before anything is rendered. */
const firstRouter = startRouter();
/** antd injects its styles at run time; the Content-Security-Policy allows only styles with the nonce of the response. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Returns the container of menus and dialogs. It is not <body>, because antd then locks scrolling with a style that lacks
 * the nonce, which the Content-Security-Policy blocks (style.css locks scrolling instead).
 */
const getPopupContainer = (): HTMLElement => document.getElementById('popups') ?? document.body;

/** The default icon of antd would add the English word "loading" to the accessible name of a button. */
const BUTTON = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

/** Wraps the router in the providers for theme, toasts and Apollo. */
export function App() {
  return (
    <ConfigProvider
      csp={{ nonce }}
      getPopupContainer={getPopupContainer}
      locale={koKR}
      theme={useAppTheme()}
      button={BUTTON}
    >
      <ToastProvider>
        <ApolloProvider client={client}>
          <SessionRouter first={firstRouter} start={startRouter} />
        </ApolloProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}
