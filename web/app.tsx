import { LoadingOutlined } from '@ant-design/icons';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import { createClient } from './apollo';
import { SessionRouter } from './auth/SessionRouter';
import { useAppTheme } from './theme';
import { ToastProvider } from './ui/Toast';

const client = createClient();
/** antd injects its styles at run time; the Content-Security-Policy allows only styles with the nonce of the response. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Returns the container of menus and dialogs. It is not <body>, because antd then locks scrolling with a style that lacks
 * the nonce, which the Content-Security-Policy blocks (ui/page.css locks scrolling instead).
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
          <SessionRouter />
        </ApolloProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}
