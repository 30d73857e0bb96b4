import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { refetchActive } from '../../graphql/refetch';
import { texts } from '../../texts';

/**
 * Replaces the bell and the menu if the viewer could not be loaded. Its button reloads the queries
 * of the page.
 */
export function ViewerFailed() {
  const client = useApolloClient();
  return <Button onClick={() => refetchActive(client)}>{texts.nav.reload}</Button>;
}
