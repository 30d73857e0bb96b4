import { useReadQuery } from '@apollo/client/react';
import { Button, Result } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { StartedQuery } from '../graphql/preload';
import { texts } from '../texts';
import { readFailure } from '../graphql/failure';
import { Loading } from './Loading';
import { NotFound } from './NotFound';

interface QueryViewProps<TData> {
  /** The query, which the page's loader has started. */
  query: StartedQuery<TData>;
  /** Shown when the query fails before it has any data. */
  failedText?: string;
  /** Renders the data of the query. */
  children: (data: TData) => ReactNode;
}

/** Shows the state of a query: loading, failed, not found, or its data. Loaded data stays visible when a refetch fails. */
export function QueryView<TData>(props: QueryViewProps<TData>) {
  return (
    <Suspense fallback={<Loading />}>
      <QueryResult {...props} />
    </Suspense>
  );
}

function QueryResult<TData>({ query, failedText = texts.common.loadFailed, children }: QueryViewProps<TData>) {
  const { data, error } = useReadQuery(query);
  const code = error && readFailure(error).code;
  if (code === 'NOT_FOUND') return <NotFound />;
  if (data !== undefined) return children(data);
  // SessionGuard handles the end of the session and navigates to the login page.
  if (code === 'UNAUTHENTICATED') return <Loading />;
  return <LoadFailed text={failedText} />;
}

/** The message for a failed query, with a button that runs the page's loader again. */
function LoadFailed({ text }: { text: string }) {
  const { revalidate } = useRevalidator();
  return (
    <Result
      status="warning"
      title={text}
      role="alert"
      extra={<Button onClick={() => void revalidate()}>{texts.common.retry}</Button>}
    />
  );
}
