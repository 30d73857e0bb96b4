import { LoadingOutlined } from '@ant-design/icons';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import koKR from 'antd/es/locale/ko_KR';
import { RouterProvider } from 'react-router-dom';
import { createClient } from './apollo';
import { router } from './router';
import { useAppTheme } from './theme';
import { ToastProvider } from './ui/Toast';

const client = createClient();
/** antd writes its styles in the page; the server's policy lets in those alone that carry the response's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Where menus and dialogs are put. Not <body> itself: for that antd locks the scrolling by a style without the nonce, which
 * the policy refuses (ui/page.css locks it instead).
 */
const getPopupContainer = (): HTMLElement => document.getElementById('popups') ?? document.body;

/** antd's own spinner would put the English word "loading" into a button's name. */
const BUTTON = { loadingIcon: <LoadingOutlined aria-hidden="true" /> };

/** Everything that surrounds the pages. */
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
          <RouterProvider router={router} />
        </ApolloProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}
