import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { Loading } from './Loading';
import { NotFound } from './NotFound';
import { readFailure } from './failure';

/** A page's query, and what to show of its answer. */
interface QueryViewProps<TData, TVariables extends OperationVariables> {
  query: TypedDocumentNode<TData, TVariables>;
  variables: TVariables;
  children: (data: TData) => ReactNode;
}

/** A page's one query: loading, failed, not there, or its data. Data that is there stays while newer data is fetched. */
export function QueryView<TData, TVariables extends OperationVariables>({
  query,
  variables,
  children,
}: QueryViewProps<TData, TVariables>) {
  const { data, previousData, error, refetch } = useQuery(
    query as unknown as TypedDocumentNode<Record<string, unknown>>,
    { variables, notifyOnNetworkStatusChange: true } as object,
  );
  const shown = (data ?? (error ? undefined : previousData)) as TData | undefined;
  if (shown) return children(shown);
  const code = error && readFailure(error).code;
  if (code === 'NOT_FOUND') return <NotFound />;
  // The session's end is being told already, and the login page is on its way.
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
