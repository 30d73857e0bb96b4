import { Loading } from './Loading';

interface LoadingOrFailedProps {
  error: Error | undefined;
  failedText: string;
}

/** The content of a dialog without data: its query is still loading, or has failed. */
export function LoadingOrFailed({ error, failedText }: LoadingOrFailedProps) {
  return error ? <p role="alert">{failedText}</p> : <Loading />;
}
