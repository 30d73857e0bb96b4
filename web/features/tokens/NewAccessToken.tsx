import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts';
import { copyText } from '../../components/browser/copy-text';
import { useToast } from '../../components/feedback/Toast';
import styles from './NewAccessToken.module.css';

/** Shows the secret of a new access token, with a button to copy it. */
export function NewAccessToken({ secret }: { secret: string }) {
  const toast = useToast();
  const input = useRef<InputRef>(null);
  // The button that had the focus has disappeared.
  useEffect(() => input.current?.focus({ cursor: 'all' }), []);
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) toast.success(texts.token.copied);
    else toast.error(texts.token.copyFailed);
  };
  return (
    <>
      <p className={styles.hint} id="token-shown-once">
        {texts.token.shownOnce}
      </p>
      <div className={styles.row}>
        <Input
          ref={input}
          aria-label={texts.token.secret}
          aria-describedby="token-shown-once"
          value={secret}
          readOnly
          className={styles.secret}
          onFocus={({ target }) => target.select()}
        />
        <Button type="primary" onClick={() => void copy()}>
          {texts.token.copy}
        </Button>
      </div>
    </>
  );
}
