import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { TabMemberDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { router } from '../router';
import { announceExpiry } from '../session';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { getMemberId, listenToMembers, setTabMember, showsOther } from '../tabMember';

gql`
  query TabMember {
    viewer {
      id
      loginId
      nickName
    }
  }
`;

/**
 * The router. When another member has logged in, in whatever tab, all pages are created anew: they show the new member, and
 * nothing that the previous one typed can be sent as the new one. Drafts stay stored for the member who typed them.
 */
export function SessionRouter() {
  const client = useApolloClient();
  const toast = useToast();
  const [version, setVersion] = useState(0);
  const restart = async (): Promise<void> => {
    await client.clearStore();
    setVersion((previous) => previous + 1);
  };
  const update = useEffectEvent(async () => {
    // Without a response the pages stay as they are, and the server refuses what they send.
    const result = await client.query({ query: TabMemberDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    const viewer = result?.data?.viewer;
    if (viewer === null) return announceExpiry();
    if (!viewer || !showsOther(viewer)) return;
    setTabMember(viewer);
    toast.info(texts.auth.memberChanged(viewer.nickName));
    await restart();
  });
  const receive = useEffectEvent((id: string | null) => {
    if (id === getMemberId()) return;
    // A tab that shows nobody is at the login page, which continues when somebody is logged in.
    void (getMemberId() === null ? restart() : update());
  });
  useEffect(() => listenToMembers({ onAnnouncement: (id) => receive(id), onChange: () => void update() }), []);
  return <RouterProvider key={version} router={router} />;
}
