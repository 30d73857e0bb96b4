import { Switch } from 'antd';
import { texts } from '../texts';
import styles from './QueueKeySwitch.module.css';

interface QueueKeySwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/**
 * Explains the keys of the queue and turns them off, for those who speak to their computer. Phones
 * have no keys.
 */
export function QueueKeySwitch({ on, onChange }: QueueKeySwitchProps) {
  return (
    <label className={styles.keys}>
      <Switch size="small" checked={on} onChange={onChange} />
      <span>
        {texts.application.keys} <small>{texts.application.keysHint}</small>
      </span>
    </label>
  );
}
