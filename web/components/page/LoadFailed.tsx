import { Button } from 'antd';
import { texts } from '../../texts/general';
import { Empty } from '../feedback/Empty';
import { useOnline } from '../browser/useOnline';

/**
 * The message for a failed query, with a retry button. When the connection returns, the client
 * repeats the query by itself.
 */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const online = useOnline();
  return (
    <div role="alert">
      <Empty
        object={online ? 'torn card' : 'unplugged cup'}
        hint={online ? undefined : texts.common.offlineHint}
        action={<Button onClick={onRetry}>{texts.common.retry}</Button>}
      >
        {online ? text : texts.common.offline}
      </Empty>
    </div>
  );
}
