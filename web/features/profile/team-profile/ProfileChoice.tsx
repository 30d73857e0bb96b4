import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Form } from 'antd';
import { ProfileChoiceDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { SwitchRow } from '../../../components/buttons/SwitchRow';
import { getSettingsHref } from '../../../paths';
import { texts } from '../../../texts';
import { MemberProfile } from './MemberProfile';
import styles from './ProfileChoice.module.css';

gql`
  query ProfileChoice {
    viewer {
      id
      member {
        id
        profile {
          ...MemberProfile_profile @unmask
        }
      }
    }
  }
`;

/** The choice to send the team profile with an application, with what the owner will read. */
export function ProfileChoice() {
  const profile = useQuery(ProfileChoiceDocument).data?.viewer?.member.profile;
  const sends = Form.useWatch<boolean | undefined>('sendProfile');
  if (profile === undefined) return null;
  if (profile === null) {
    return (
      <p className={styles.nothing}>
        {texts.teamProfile.nothingToSend} <Link to={getSettingsHref('team-profile')}>{texts.teamProfile.write}</Link>
      </p>
    );
  }
  return (
    <section className={styles.choice} aria-label={texts.teamProfile.section}>
      <Form.Item name="sendProfile" valuePropName="checked" initialValue={true} noStyle>
        <SwitchRow label={texts.teamProfile.send} />
      </Form.Item>
      {sends !== false && (
        <>
          <p className={styles.hint}>{texts.teamProfile.sendHint}</p>
          <MemberProfile profile={profile} />
        </>
      )}
    </section>
  );
}
