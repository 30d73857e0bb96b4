import type { ApolloClient } from '@apollo/client';
import { LoadingOutlined } from '@ant-design/icons';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { ToastProvider } from '../components/feedback/Toast';
import { library } from '../texts/library';

/**
 * Returns the container of menus and dialogs. In <body>, antd would lock scrolling by a style that
 * the Content-Security-Policy blocks. With this container global.css locks scrolling.
 */
const getPopupContainer = (): HTMLElement => document.getElementById('popups') ?? document.body;

/** antd's default icon would add the English word "loading" to the accessible name of a button. */
const BUTTON = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

interface ProvidersProps {
  theme: ThemeConfig;
  /**
   * The nonce for the styles of icons, which antd injects at run time. The Content-Security-Policy
   * allows only styles with the nonce of the response.
   */
  nonce?: string;
  client: ApolloClient;
  /** The router. */
  children: ReactNode;
}

/**
 * Wraps the router in the providers for theme, toasts and Apollo. The build prerenders pages with
 * the same providers.
 */
export function Providers({ theme, nonce, client, children }: ProvidersProps) {
  return (
    <ConfigProvider
      csp={{ nonce }}
      getPopupContainer={getPopupContainer}
      locale={library.locale}
      theme={theme}
      button={BUTTON}
    >
      <ToastProvider>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}
