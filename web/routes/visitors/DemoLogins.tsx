import { RightOutlined } from '@ant-design/icons';
import { entryFor } from '../../graphql/enums';
import type { LogInInput, LoginPageQuery } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { Avatar } from '../../components/labels/Avatar';
import styles from './DemoLogins.module.css';

interface DemoLoginsProps {
  accounts: NonNullable<LoginPageQuery['demoAccounts']>;
  /** Set while a login is running, so that no other login starts. */
  disabled: boolean;
  onChoose: (account: LogInInput) => void;
}

/** Demo accounts that anyone can log in with. */
export function DemoLogins({ accounts, disabled, onChoose }: DemoLoginsProps) {
  return (
    <section className={styles.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={styles.title}>
        {texts.auth.demo}
      </h2>
      <ul className={styles.list}>
        {accounts.map(({ loginId, password, nickName, role }) => (
          <li key={loginId}>
            <button type="button" disabled={disabled} onClick={() => onChoose({ loginId, password })}>
              <Avatar imageUrl={null} nickName={nickName} id={entryFor(IDS, role)} size={40} />
              <span className={styles.text}>
                <strong>{texts.auth.demoAs(nickName)}</strong>
                <small>{entryFor(texts.auth.demoRole, role)}</small>
              </span>
              <RightOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.auth.demoNote}</p>
    </section>
  );
}

/** The ids of the demo members, the first ones of the demo school. They colour the avatars. */
const IDS = { OWNER: '1', APPLICANT: '2', other: '3' } as const;
