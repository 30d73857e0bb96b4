import { Form } from 'antd';
import { ApplicationStatusChip } from '../features/applications/ApplicationStatusChip';
import { ApplicationTextField } from '../features/applications/applying/ApplicationTextField';
import { ROLES } from '../../shared/notice-filter';
import { MyApplicationItem } from '../features/applications/mine/MyApplicationItem';
import { MyApplicationPanel } from '../features/applications/mine/MyApplication';
import { keyOf } from '../features/applications/applying/answers';
import { QuestionFields } from '../features/applications/applying/QuestionFields';
import { RoleField } from '../features/applications/applying/RoleField';
import type { ApplicationValues } from '../features/applications/applying/useApplicationDraft';
import { ContactsChoice } from '../features/contacts/ContactsChoice';
import { ProfileChoice } from '../features/profile/team-profile/ProfileChoice';
import { MyApplicationsPageDocument, NoticePageDocument } from '../graphql/generated/documents';
import type { Question } from '../features/notices/form/questions/questions';
import type { SeatGroup } from '../features/notices/seats/seat-groups';
import { ActionForm } from '../forms/ActionForm';
import { Row } from '../components/lists/Row';
import { RowGroups } from '../components/lists/RowGroups';
import { APPLICANT, APPLIED_RESPONSES, OPEN_SEATS, SEATS_BY_ROLE, STATUSES } from './data/applications';
import { QUESTIONS } from './data/notices';
import { QuerySample } from './QuerySample';
import { startSample } from './data/sample-query';
import { Sample } from './Sample';
import { ignore, send } from './handlers';

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

/** The form of an application, and the viewer's applications in every status. */
export function ApplicationSamples() {
  return (
    <>
      <Sample name="ApplicationStatusChip">
        <Row>
          {[...STATUSES, '%future added value' as const].map((status) => (
            <ApplicationStatusChip key={status} status={status} />
          ))}
        </Row>
      </Sample>
      <QuerySample
        name="RoleField, QuestionFields, ApplicationTextField, EarlierApplications, ProfileChoice, ContactsChoice"
        sample={applicant}
        required={[]}
      >
        {() => (
          <>
            <ApplicationForm name="some seats" seats={SEATS_BY_ROLE} />
            <ApplicationForm name="open seats" seats={OPEN_SEATS} />
            <ApplicationForm name="questions" seats={SEATS_BY_ROLE} questions={QUESTIONS} />
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

interface ApplicationFormProps {
  name: string;
  seats: readonly SeatGroup[];
  questions?: readonly Question[];
}

/** Answers to a question that stays, and to one that the owner has removed. */
const ANSWERS = { [keyOf(QUESTIONS[0]?.text ?? '')]: '공강을 찾느라 늘 힘들었어요.', [keyOf('옛 질문?')]: '옛 답' };

/** The fields of the application sheet. */
function ApplicationForm({ name, seats, questions = [] }: ApplicationFormProps) {
  const [form] = Form.useForm<ApplicationValues>();
  return (
    <ActionForm
      form={form}
      name={name}
      initialValues={{ text: '', role: 'FRONTEND', answers: ANSWERS }}
      onSubmit={send}
    >
      <RoleField roles={ROLES} seats={seats} />
      <QuestionFields questions={questions} changed={questions.length > 0} />
      <ApplicationTextField withQuestions={questions.length > 0} onAdded={ignore} />
      <ProfileChoice />
      <ContactsChoice />
    </ActionForm>
  );
}
