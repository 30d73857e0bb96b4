import { Form } from 'antd';
import { ApplicationStatusBadge } from '../features/applications/ApplicationStatusBadge';
import { ApplicationTextField } from '../features/applications/applying/ApplicationTextField';
import { ROLES } from '../../shared/notice-filter';
import { MyApplicationItem } from '../features/applications/mine/MyApplicationItem';
import { MyApplicationPanel } from '../features/applications/mine/MyApplication';
import { RoleField } from '../features/applications/applying/RoleField';
import type { ApplicationValues } from '../features/applications/applying/useApplicationDraft';
import { ContactsChoice } from '../features/contacts/ContactsChoice';
import { ProfileChoice } from '../features/profile/team-profile/ProfileChoice';
import { MyApplicationsPageDocument, NoticePageDocument } from '../graphql/generated/documents';
import type { SeatGroup } from '../features/notices/seats/seat-groups';
import { ActionForm } from '../forms/ActionForm';
import { Row } from '../components/lists/Row';
import { RowGroups } from '../components/lists/RowGroups';
import { APPLICANT, APPLIED_RESPONSES, OPEN_SEATS, SEATS_BY_ROLE, STATUSES } from './data/applications';
import { QuerySample } from './QuerySample';
import { startSample } from './data/sample-query';
import { Sample } from './Sample';

const RESPONSES = {
  MyApplicationsPage: { viewer: APPLICANT },
  EarlierApplications: { viewer: APPLICANT },
  OtherApplications: { viewer: APPLICANT },
  ContactsChoice: { viewer: APPLICANT },
  ProfileChoice: { viewer: APPLICANT },
};

const applied = APPLIED_RESPONSES.map(({ name, response }) => ({
  name,
  sample: startSample(NoticePageDocument, { id: '1' }, { ...RESPONSES, NoticePage: response }),
}));
const applicant = startSample(MyApplicationsPageDocument, {}, RESPONSES);

const ignore = (): void => undefined;
const send = async (): Promise<void> => undefined;

/** The form of an application, and the viewer's applications in every status. */
export function ApplicationSamples() {
  return (
    <>
      <Sample name="ApplicationStatusBadge">
        <Row>
          {[...STATUSES, '%future added value' as const].map((status) => (
            <ApplicationStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Sample>
      <QuerySample
        name="RoleField, ApplicationTextField, EarlierApplications, ProfileChoice, ContactsChoice"
        sample={applicant}
        required={[]}
      >
        {() => (
          <>
            <ApplicationForm name="some seats" seats={SEATS_BY_ROLE} />
            <ApplicationForm name="open seats" seats={OPEN_SEATS} />
          </>
        )}
      </QuerySample>
      {applied.map(({ name, sample }) => (
        <QuerySample key={name} name={`MyApplicationPanel: ${name}`} sample={sample} required={['notice']}>
          {({ notice }) => <MyApplicationPanel notice={notice} />}
        </QuerySample>
      ))}
      <QuerySample name="MyApplicationItem" sample={applicant} required={['viewer']}>
        {({ viewer }) => (
          <RowGroups
            groups={[
              {
                title: '내 지원',
                rows: viewer.list.edges.map(({ node }) => <MyApplicationItem key={node.id} application={node} />),
              },
            ]}
          />
        )}
      </QuerySample>
    </>
  );
}

/** The fields of the application sheet. */
function ApplicationForm({ name, seats }: { name: string; seats: readonly SeatGroup[] }) {
  const [form] = Form.useForm<ApplicationValues>();
  return (
    <ActionForm form={form} name={name} initialValues={{ text: '', role: 'FRONTEND' }} onSubmit={send}>
      <RoleField roles={ROLES} seats={seats} />
      <ApplicationTextField onAdded={ignore} />
      <ProfileChoice />
      <ContactsChoice />
    </ActionForm>
  );
}
