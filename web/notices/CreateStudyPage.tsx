import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { CreateStudyDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { useDraft } from '../ui/useDraft';
import { StudyForm, type StudyValues } from './StudyForm';

gql`
  mutation CreateStudy($input: StudyInput!) {
    createStudy(input: $input) {
      id
    }
  }
`;

/** The page to create a study. The draft is saved until the study is posted. */
export function CreateStudyPage() {
  const [form] = Form.useForm<StudyValues>();
  const draft = useDraft<StudyValues>('create-study');
  const navigate = useNavigate();
  const toast = useToast();
  const [createStudy, pending] = useAction(CreateStudyDocument, { form });

  const submit = async (input: StudyValues): Promise<void> => {
    if (!(await createStudy({ input }))) return;
    draft.clear();
    toast.success(texts.notice.posted);
    await navigate(getHref('home'));
  };

  return (
    <Page title={texts.notice.createStudy} narrow>
      <StudyForm
        form={form}
        initialValues={{ title: '', content: '', ...draft.values }}
        submitText={texts.notice.create}
        pending={pending}
        onChange={draft.save}
        onSubmit={(input) => void submit(input)}
      />
    </Page>
  );
}
