import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useToast } from './Toast';
import { readFailure } from './failure';

/** A list's query, and the variables of its next page. */
interface MoreButtonProps<TData, TVariables extends OperationVariables> {
  query: TypedDocumentNode<TData, TVariables>;
  variables: NoInfer<TVariables>;
  children: ReactNode;
}

/** Fetches a list's next page; the cache joins it to those before (apollo.ts), and who shows the list shows it longer. */
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
