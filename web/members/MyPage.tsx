import { MyPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ProfileForm } from './ProfileForm';
import { WithdrawButton } from './WithdrawButton';

gql`
  query MyPage {
    viewer {
      id
      ...ProfileForm_viewer
    }
  }
`;

/** The viewer's settings: profile, password and withdrawal. */
export function MyPage() {
  return (
    <Page title={texts.member.profileTitle} narrow>
      <section className="panel">
        <h2>{texts.member.profile}</h2>
        <QueryView query={MyPageDocument} variables={{}}>
          {({ viewer }) => viewer && <ProfileForm viewer={viewer} />}
        </QueryView>
      </section>
      <section className="panel">
        <h2>{texts.member.changePassword}</h2>
        <ChangePasswordForm />
      </section>
      <section className="panel">
        <h2>{texts.member.withdraw}</h2>
        <p className="form-alert">{texts.member.withdrawHint}</p>
        <WithdrawButton />
      </section>
    </Page>
  );
}
