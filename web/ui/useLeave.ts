import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from './useFragmentData';

/** Returns the function that leaves the page of something that was deleted, for the page at `href`, and removes it from all lists. */
export function useLeave(href: string): (deleted: Entity) => Promise<void> {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  return async ({ __typename, id }) => {
    // The page must be gone before, because it shows what is removed.
    await navigate(href, { flushSync: true });
    cache.evict({ id: cache.identify({ __typename, id }) });
  };
}
