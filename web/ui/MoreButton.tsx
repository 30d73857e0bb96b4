import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { readFailure } from '../graphql/failure';
import { useToast } from './Toast';
import { useFetchMore } from './useFetchMore';

interface MoreButtonProps<TData, TVariables extends OperationVariables> {
  /** The query of the list, and the variables of its first page. */
  query: TypedDocumentNode<TData, TVariables>;
  variables: NoInfer<TVariables>;
  /** The variables that differ for the next page. */
  next: NoInfer<Partial<TVariables>>;
  children: ReactNode;
}

/** Fetches the next page of a list, which the cache adds to the loaded pages. */
export function MoreButton<TData, TVariables extends OperationVariables>({
  query,
  variables,
  next,
  children,
}: MoreButtonProps<TData, TVariables>) {
  const fetchMore = useFetchMore(query, variables);
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const load = async (): Promise<void> => {
    setPending(true);
    try {
      await fetchMore(next);
    } catch (error) {
      const { code, message } = readFailure(error);
      if (code !== 'UNAUTHENTICATED') toast.error(message);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button loading={pending} onClick={() => void load()}>
      {children}
    </Button>
  );
}
