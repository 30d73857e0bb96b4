import { Form } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { ProjectForm_ProjectFragmentDoc, UpdateProjectDocument, UpdateProjectPageDocument } from '../gql/graphql';
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
import { PROJECT_LABELS, ProjectForm, type ProjectValues, toProjectInput } from './ProjectForm';

gql`
  query UpdateProjectPage($id: ID!) {
    project(id: $id) {
      id
      ...OwnerOnly_notice
      ...ProjectForm_project
    }
  }
`;
gql`
  mutation UpdateProject($id: ID!, $input: ProjectInput!, $expectedVersion: Int) {
    updateProject(id: $id, input: $input, expectedVersion: $expectedVersion) {
      id
      ...ProjectForm_project
      ...ProjectFacts_project
      ...NoticeCard_notice
    }
  }
`;

/** The page to update the viewer's project. */
export function UpdateProjectPage() {
  const { postId: id = '' } = useParams<'postId'>();
  return (
    <QueryView query={UpdateProjectPageDocument} variables={{ id }}>
      {({ project }) => (
        <OwnerOnly notice={project}>
          <Page title={texts.notice.updateProject} narrow>
            <UpdateProject key={project.id} project={project} />
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}

function UpdateProject({ project }: { project: FragmentOf<typeof ProjectForm_ProjectFragmentDoc> }) {
  const { __typename, id, ...latest } = useFragmentData(ProjectForm_ProjectFragmentDoc, project);
  const [form] = Form.useForm<ProjectValues>();
  const navigate = useNavigate();
  const toast = useToast();
  const edit = useVersionedForm(form, latest);
  const { onFailure, loaded } = edit;
  const [updateProject, pending] = useAction(UpdateProjectDocument, { form, onFailure });

  const submit = async (changes: ProjectValues, expectedVersion: number): Promise<void> => {
    if (!(await updateProject({ id, input: toProjectInput(changes), expectedVersion }))) return;
    toast.success(texts.notice.updated);
    await navigate(getHref('home'));
  };

  return (
    <VersionedFields
      edit={edit}
      labels={PROJECT_LABELS}
      getMine={() => toProjectInput(form.getFieldsValue())}
      onSave={(version) => void submit(form.getFieldsValue(), version)}
    >
      <ProjectForm
        form={form}
        initialValues={latest}
        submitText={texts.notice.update}
        pending={pending}
        onSubmit={(changes) => void submit(changes, loaded.version)}
      />
    </VersionedFields>
  );
}
