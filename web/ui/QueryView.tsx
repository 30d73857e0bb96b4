import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { Loading } from './Loading';
import { NotFound } from './NotFound';
import { readFailure } from './failure';

interface QueryViewProps<TData, TVariables extends OperationVariables> {
  query: TypedDocumentNode<TData, TVariables>;
  variables: TVariables;
  /** Renders the data of the query. */
  children: (data: TData) => ReactNode;
}

/** Runs the query of a page and shows its state: loading, failed, not found, or its data. Loaded data stays visible during a refetch. */
export function QueryView<TData, TVariables extends OperationVariables>({
  query,
  variables,
  children,
}: QueryViewProps<TData, TVariables>) {
  const { data, previousData, error, refetch } = useQuery(query, { variables, notifyOnNetworkStatusChange: true });
  const shown = data ?? (error ? undefined : previousData);
  if (shown) return children(shown);
  const code = error && readFailure(error).code;
  if (code === 'NOT_FOUND') return <NotFound />;
  // SessionGuard handles the end of the session and navigates to the login page.
  if (!error || code === 'UNAUTHENTICATED') return <Loading />;
  return <LoadFailed onRetry={() => void refetch()} />;
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Result
      status="warning"
      title={texts.common.loadFailed}
      role="alert"
      extra={<Button onClick={onRetry}>{texts.common.retry}</Button>}
    />
  );
}
