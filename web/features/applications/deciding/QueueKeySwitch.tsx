import { Switch } from 'antd';
import { texts } from '../../../texts';
import styles from './QueueKeySwitch.module.css';

interface QueueKeySwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/**
 * Explains the shortcuts of the queue and turns them off, because voice control can trigger them by
 * mistake. Phones have no shortcuts.
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
