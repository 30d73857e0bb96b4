import { useApolloClient } from '@apollo/client/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { TabMemberDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { reportExpiry } from './tab/login';
import { texts } from '../texts';
import { useToast } from '../components/feedback/Toast';
import { getMemberId, listenToMembers, setTabMember, belongsToOther } from './tab/tab-member';

gql`
  query TabMember {
    viewer {
      id
      loginId
      member {
        id
        nickName
      }
    }
  }
`;

interface SessionRouterProps {
  first: RouterProviderProps['router'];
  /** Creates a new router, which starts the queries of its first page. */
  start: () => RouterProviderProps['router'];
}

/**
 * The router. It recreates all pages when another member has logged in, in this or another tab. The
 * new pages show the new member, and the input of the previous member cannot be sent. Drafts stay
 * stored for the member who typed them.
 */
export function SessionRouter({ first, start }: SessionRouterProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [{ router, version }, setState] = useState({ router: first, version: 0 });
  const restart = async (): Promise<void> => {
    await client.clearStore();
    router.dispose();
    setState({ router: start(), version: version + 1 });
  };
  const update = useEffectEvent(async () => {
    // Without a response the pages stay as they are. The server refuses their requests.
    const result = await client.query({ query: TabMemberDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    const viewer = result?.data?.viewer;
    if (viewer === null) return reportExpiry();
    if (!viewer || !belongsToOther(viewer)) return;
    setTabMember(viewer);
    toast.info(texts.auth.memberChanged(viewer.member.nickName));
    await restart();
  });
  const receive = useEffectEvent((id: string | null) => {
    if (id === getMemberId()) return;
    // A tab without a member shows the login page. Restarting redirects to the page that was
    // requested.
    void (getMemberId() === null ? restart() : update());
  });
  // A layout effect, so that it listens before the effects of the pages run: with preloaded
  // responses, a page can announce a change in its first effect.
  useLayoutEffect(() => listenToMembers({ onBroadcast: (id) => receive(id), onChange: () => void update() }), []);
  return <RouterProvider key={version} router={router} />;
}
