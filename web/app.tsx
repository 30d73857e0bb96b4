import type { ApolloClient } from '@apollo/client';
import { LoadingOutlined } from '@ant-design/icons';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider, type ThemeConfig } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import type { ReactNode } from 'react';
import { ToastProvider } from './ui/Toast';

/**
 * Returns the container of menus and dialogs. It is not <body>, because antd then locks scrolling
 * with a style that lacks the nonce, which the Content-Security-Policy blocks (style.css locks
 * scrolling instead).
 */
const getPopupContainer = (): HTMLElement => document.getElementById('popups') ?? document.body;

/**
 * The default icon of antd would add the English word "loading" to the accessible name of a button.
 */
const BUTTON = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

interface AppProps {
  theme: ThemeConfig;
  /**
   * antd injects the styles of icons at run time; the Content-Security-Policy allows only styles
   * with the nonce of the response.
   */
  nonce?: string;
  client: ApolloClient;
  /** The router. */
  children: ReactNode;
}

/**
 * Wraps the router in the providers for theme, toasts and Apollo. The build prerenders pages with
 * the same ones.
 */
export function App({ theme, nonce, client, children }: AppProps) {
  return (
    <ConfigProvider csp={{ nonce }} getPopupContainer={getPopupContainer} locale={koKR} theme={theme} button={BUTTON}>
      <ToastProvider>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}
