import type { TypedDocumentNode } from '@apollo/client';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { isSessionFailure, parseFailure } from '../failure';
import { useToast } from '../../components/feedback/Toast';
import { type PageVariables, useFetchMore } from './useFetchMore';

/** The end of the loaded part of a list. */
export interface PageEnd {
  hasNextPage: boolean;
  endCursor: string | null;
}

interface MoreButtonProps<TData, TVariables extends PageVariables> {
  /** The query of the list, and the variables of its first page. */
  query: TypedDocumentNode<TData, TVariables>;
  variables: NoInfer<TVariables>;
  pageInfo: PageEnd;
  children: ReactNode;
}

/**
 * Fetches the next page of a list. The cache appends it to the loaded pages. The button disappears
 * when all items are loaded.
 */
export function MoreButton<TData, TVariables extends PageVariables>({
  query,
  variables,
  pageInfo: { hasNextPage, endCursor },
  children,
}: MoreButtonProps<TData, TVariables>) {
  const fetchMore = useFetchMore(query, variables);
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const load = async (): Promise<void> => {
    setPending(true);
    try {
      await fetchMore({ after: endCursor });
    } catch (error) {
      const failure = parseFailure(error);
      if (!isSessionFailure(failure)) toast.error(failure.message);
    } finally {
      setPending(false);
    }
  };
  if (!hasNextPage) return null;
  return (
    <Button loading={pending} onClick={() => void load()}>
      {children}
    </Button>
  );
}
