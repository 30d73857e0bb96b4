import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { CreateProjectDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { useDraft } from '../ui/useDraft';
import { EMPTY_PROJECT, ProjectForm, type ProjectValues, toProjectInput } from './ProjectForm';

gql`
  mutation CreateProject($input: ProjectInput!) {
    createProject(input: $input) {
      id
    }
  }
`;

/** The page to create a project. The draft is saved until the project is posted. */
export function CreateProjectPage() {
  const [form] = Form.useForm<ProjectValues>();
  const draft = useDraft<ProjectValues>('create-project');
  const navigate = useNavigate();
  const toast = useToast();
  const [createProject, pending] = useAction(CreateProjectDocument, { form });

  const submit = async (values: ProjectValues): Promise<void> => {
    if (!(await createProject({ input: toProjectInput(values) }))) return;
    draft.clear();
    toast.success(texts.notice.posted);
    await navigate(getHref('home'));
  };

  return (
    <Page title={texts.notice.createProject} narrow>
      <ProjectForm
        form={form}
        initialValues={{ ...EMPTY_PROJECT, ...draft.values }}
        submitText={texts.notice.create}
        pending={pending}
        onChange={draft.save}
        onSubmit={(values) => void submit(values)}
      />
    </Page>
  );
}
