import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { StartedQuery } from '../graphql/preload';
import { texts } from '../texts';
import { readFailure } from '../graphql/failure';
import { LoadFailed } from './LoadFailed';
import { Loading } from './Loading';
import { NotFound } from './NotFound';

/** The data of a query whose root fields all exist. */
type Found<TData> = { [Field in keyof TData]: NonNullable<TData[Field]> };

interface QueryViewProps<TData extends object> {
  /** The query, which the page's loader has started. */
  query: StartedQuery<TData>;
  /** Shown when the query fails before it has any data. */
  failedText?: string;
  /** Renders the data of the query. */
  children: (data: Found<TData>) => ReactNode;
}

/**
 * Shows the state of a query: loading, failed, not found, or its data. An object that does not exist, or that the viewer may
 * not see, is null in the data. Loaded data stays visible when a refetch fails.
 */
export function QueryView<TData extends object>(props: QueryViewProps<TData>) {
  return (
    <Suspense fallback={<Loading />}>
      <QueryResult {...props} />
    </Suspense>
  );
}

function QueryResult<TData extends object>({
  query,
  failedText = texts.common.loadFailed,
  children,
}: QueryViewProps<TData>) {
  const { data, error } = useReadQuery(query);
  const { revalidate } = useRevalidator();
  if (data !== undefined) {
    if (isFound(data)) return children(data);
    return isOfVisitor(data) ? <Loading /> : <NotFound />;
  }
  // SessionGuard handles the end of the session and navigates to the login page.
  if (error && readFailure(error).code === 'UNAUTHENTICATED') return <Loading />;
  return <LoadFailed text={failedText} onRetry={() => void revalidate()} />;
}

function isFound<TData extends object>(data: TData): data is TData & Found<TData> {
  return Object.values(data).every((field) => field !== null);
}

/** Whether the data was read for nobody. SessionGuard then navigates to the login page. */
function isOfVisitor(data: object): boolean {
  return 'viewer' in data && data.viewer === null;
}
