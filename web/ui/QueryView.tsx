import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { StartedQuery } from '../graphql/preload';
import { texts } from '../texts';
import { readFailure } from '../graphql/failure';
import { LoadFailed } from './LoadFailed';
import { Loading, type LoadingShape } from './Loading';
import { NotFound } from './NotFound';

/** The data of a query with non-null root fields. */
type Found<TData, TField extends keyof TData> = TData & { [Field in TField]: NonNullable<TData[Field]> };

interface QueryViewProps<TData extends object, TField extends keyof TData> {
  /** The query, which the page's loader has started. */
  query: StartedQuery<TData>;
  /**
   * The root fields that the page requires. If one of them is null, the page is not found. Other
   * null fields are valid data.
   */
  required: readonly TField[];
  /** Replaces the general "not found" page. */
  notFound?: ReactNode;
  /** Shown when the query fails before it has any data. */
  failedText?: string;
  /** The shape of the placeholder while the query loads. */
  loading?: LoadingShape;
  /** Renders the data of the query. */
  children: (data: Found<TData, TField>) => ReactNode;
}

/**
 * Shows the state of a query: loading, failed, not found, or its data. An object that does not
 * exist, or that the viewer may not see, is null in the data. Loaded data stays visible when a
 * refetch fails.
 */
export function QueryView<TData extends object, TField extends keyof TData>(props: QueryViewProps<TData, TField>) {
  return (
    <Suspense fallback={<Loading shape={props.loading} />}>
      <QueryResult {...props} />
    </Suspense>
  );
}

function QueryResult<TData extends object, TField extends keyof TData>({
  query,
  required,
  notFound = <NotFound />,
  failedText = texts.common.loadFailed,
  children,
}: QueryViewProps<TData, TField>) {
  const { data, error } = useReadQuery(query);
  const { revalidate } = useRevalidator();
  if (data !== undefined) {
    if (isFound(data, required)) return children(data);
    return isOfVisitor(data) ? <Loading /> : notFound;
  }
  // SessionGuard handles the end of the session and opens the login page.
  if (error && readFailure(error).code === 'UNAUTHENTICATED') return <Loading />;
  return <LoadFailed text={failedText} onRetry={() => void revalidate()} />;
}

function isFound<TData extends object, TField extends keyof TData>(
  data: TData,
  required: readonly TField[],
): data is Found<TData, TField> {
  return required.every((field) => data[field] !== null);
}

/** Whether the response belongs to nobody. SessionGuard then opens the login page. */
function isOfVisitor(data: object): boolean {
  return 'viewer' in data && data.viewer === null;
}
