import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useToast } from './Toast';
import { readFailure } from './failure';

interface MoreButtonProps<TData, TVariables extends OperationVariables> {
  /** The query of the list. */
  query: TypedDocumentNode<TData, TVariables>;
  /** The variables of the next page. */
  variables: NoInfer<TVariables>;
  children: ReactNode;
}

/** Fetches the next page of a list. The cache appends it to the loaded pages (apollo.ts), which updates the list on screen. */
export function MoreButton<TData, TVariables extends OperationVariables>({
  query,
  variables,
  children,
}: MoreButtonProps<TData, TVariables>) {
  const client = useApolloClient();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const load = async (): Promise<void> => {
    setPending(true);
    try {
      await client.query({ query, variables, fetchPolicy: 'network-only' });
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
