import { useLoaderData } from 'react-router-dom';
import { ChangePasswordForm } from '../members/ChangePasswordForm';
import { ProfileForm } from '../members/ProfileForm';
import { WithdrawButton } from '../members/WithdrawButton';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { loadMyPage } from './MyPage.query';

/** The viewer's settings: profile, password and withdrawal. */
export function MyPage() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadMyPage>>();
  return (
    <Page title={texts.member.profileTitle} narrow>
      <section className="panel">
        <h2>{texts.member.profile}</h2>
        <QueryView query={query}>{({ viewer }) => viewer && <ProfileForm viewer={viewer} />}</QueryView>
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
