import { Form } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { StudyForm_StudyFragmentDoc, UpdateStudyDocument, UpdateStudyPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useVersionedForm } from '../ui/useVersionedForm';
import { VersionedFields } from '../ui/VersionedFields';
import { OwnerOnly } from './OwnerOnly';
import { STUDY_LABELS, StudyForm, type StudyValues } from './StudyForm';

gql`
  query UpdateStudyPage($id: ID!) {
    study(id: $id) {
      id
      ...OwnerOnly_notice
      ...StudyForm_study
    }
  }
`;
gql`
  mutation UpdateStudy($id: ID!, $input: StudyInput!, $expectedVersion: Int) {
    updateStudy(id: $id, input: $input, expectedVersion: $expectedVersion) {
      id
      ...StudyForm_study
      ...StudyFacts_study
      ...NoticeCard_notice
    }
  }
`;

/** The page to update the viewer's study. */
export function UpdateStudyPage() {
  const { stuId: id = '' } = useParams<'stuId'>();
  return (
    <QueryView query={UpdateStudyPageDocument} variables={{ id }}>
      {({ study }) => (
        <OwnerOnly notice={study}>
          <Page title={texts.notice.updateStudy} narrow>
            <UpdateStudy key={study.id} study={study} />
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}

function UpdateStudy({ study }: { study: FragmentOf<typeof StudyForm_StudyFragmentDoc> }) {
  const { __typename, id, ...latest } = useFragmentData(StudyForm_StudyFragmentDoc, study);
  const [form] = Form.useForm<StudyValues>();
  const navigate = useNavigate();
  const toast = useToast();
  const edit = useVersionedForm(form, latest);
  const { onFailure, loaded } = edit;
  const [updateStudy, pending] = useAction(UpdateStudyDocument, { form, onFailure });

  const submit = async (input: StudyValues, expectedVersion: number): Promise<void> => {
    if (!(await updateStudy({ id, input, expectedVersion }))) return;
    toast.success(texts.notice.updated);
    await navigate(getHref('home'));
  };

  return (
    <VersionedFields
      edit={edit}
      labels={STUDY_LABELS}
      getMine={() => form.getFieldsValue()}
      onSave={(version) => void submit(form.getFieldsValue(), version)}
    >
      <StudyForm
        form={form}
        initialValues={latest}
        submitText={texts.notice.update}
        pending={pending}
        onSubmit={(input) => void submit(input, loaded.version)}
      />
    </VersionedFields>
  );
}
