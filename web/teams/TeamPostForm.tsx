import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { AddTeamPostDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { useAction } from '../ui/useAction';
import { useDraft } from '../ui/useDraft';

gql`
  mutation AddTeamPost($input: AddTeamPostInput!, $after: String) {
    addTeamPost(input: $input) {
      team {
        id
        ...TeamPosts_team
      }
    }
  }
`;

interface PostValues {
  text: string;
}

/**
 * The form for a new post on a team's message board. The text stays until the server has stored it.
 */
export function TeamPostForm({ teamId }: { teamId: string }) {
  const [form] = Form.useForm<PostValues>();
  const draft = useDraft<PostValues>(`teamPost:${teamId}`);
  const [add, pending] = useAction(AddTeamPostDocument, { form });
  const submit = async ({ text }: PostValues): Promise<void> => {
    if (text.trim() === '' || !(await add({ input: { teamId, text } }))) return;
    draft.clear();
    form.setFieldsValue({ text: '' });
  };
  return (
    <ActionForm
      form={form}
      name="teamPost"
      validateTrigger="onChange"
      initialValues={{ text: '' }}
      draft={draft}
      onSubmit={submit}
    >
      <Field
        name="text"
        label={texts.team.write}
        subject={texts.team.text}
        bounds={{ ...BOUNDS.teamPost, min: 0 }}
        textKind={paragraphs}
      >
        <Input.TextArea placeholder={texts.team.textHint} rows={2} />
      </Field>
      <Button htmlType="submit" loading={pending}>
        {texts.team.submit}
      </Button>
    </ActionForm>
  );
}
