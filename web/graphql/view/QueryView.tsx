import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { StartedQuery } from '../preload';
import { texts } from '../../texts';
import { isSessionFailure, parseFailure } from '../failure';
import { LoadFailed } from '../../components/page/LoadFailed';
import { Loading } from '../../components/page/Loading';
import type { LoadingShape } from '../../components/page/loading-shape';
import { NotFound } from '../../components/page/NotFound';
import { usePageShape } from '../../components/page/usePageShape';

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
  /** The shape of the placeholder while the query loads. The default is that of the page. */
  loading?: LoadingShape;
  children: (data: Found<TData, TField>) => ReactNode;
}

/**
 * Shows the state of a query: loading, failed, not found, or its data. An object that does not
 * exist, or that the viewer may not see, is null in the data. Loaded data stays visible when a
 * refetch fails.
 */
export function QueryView<TData extends object, TField extends keyof TData>(props: QueryViewProps<TData, TField>) {
  const pageShape = usePageShape();
  const placeholder = <Loading shape={props.loading ?? pageShape} />;
  return (
    <Suspense fallback={placeholder}>
      <QueryResult {...props} placeholder={placeholder} />
    </Suspense>
  );
}

function QueryResult<TData extends object, TField extends keyof TData>({
  query,
  required,
  notFound = <NotFound />,
  failedText = texts.common.loadFailed,
  placeholder,
  children,
}: QueryViewProps<TData, TField> & { placeholder: ReactNode }) {
  const { data, error } = useReadQuery(query);
  const { revalidate } = useRevalidator();
  if (data !== undefined) {
    if (isFound(data, required)) return children(data);
    return isVisitorData(data) ? placeholder : notFound;
  }
  if (error && isSessionFailure(parseFailure(error))) return placeholder;
  return <LoadFailed text={failedText} onRetry={() => void revalidate()} />;
}

function isFound<TData extends object, TField extends keyof TData>(
  data: TData,
  required: readonly TField[],
): data is Found<TData, TField> {
  return required.every((field) => data[field] !== null);
}

/**
 * Whether the viewer is null, so nobody is logged in. SessionGuard then opens the login page.
 */
function isVisitorData(data: object): boolean {
  return 'viewer' in data && data.viewer === null;
}
