import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { refetchActive } from '../graphql/refetch';
import { texts } from '../texts';

/**
 * Stands for the bell and the menu when the viewer could not be loaded, and loads again what the
 * page shows.
 */
export function ViewerFailed() {
  const client = useApolloClient();
  return <Button onClick={() => refetchActive(client)}>{texts.nav.reload}</Button>;
}
