import { EditOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphs } from '../../../../shared/text';
import { AddTeamPostDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { Field } from '../../../forms/fields';
import { Row } from '../../../components/lists/Row';
import { useAction } from '../../../graphql/useAction';
import { getTeamPostKey } from '../../applications/deciding/decision/team-post-draft';
import { useDraft } from '../../../forms/drafts/useDraft';

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

const usePostDraft = (teamId: string) => useDraft<PostValues>(getTeamPostKey(teamId));

/**
 * The button for a new post on a team's message board. It opens the form, which is open from the
 * start if it has a draft.
 */
export function TeamPostForm({ teamId }: { teamId: string }) {
  const { values } = usePostDraft(teamId);
  const hasDraft = (values.text ?? '').trim() !== '';
  const [open, setOpen] = useState(hasDraft);
  const button = useRef<HTMLButtonElement>(null);
  const finish = (): void => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (open) return <PostForm teamId={teamId} focused={!hasDraft} onSent={finish} />;
  return (
    <Row>
      <Button ref={button} size="large" icon={<EditOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.team.write}
      </Button>
    </Row>
  );
}

interface PostFormProps {
  teamId: string;
  /** Moves the focus to the text when the form opens. */
  focused: boolean;
  onSent: () => void;
}

/** The form for a new post. The text stays until the server has stored it. */
function PostForm({ teamId, focused, onSent }: PostFormProps) {
  const [form] = Form.useForm<PostValues>();
  const draft = usePostDraft(teamId);
  const [add, pending] = useAction(AddTeamPostDocument, { failed: texts.team.failed.post, form });
  useEffect(() => {
    if (focused) form.focusField('text');
  }, [form, focused]);
  const submit = async ({ text }: PostValues): Promise<void> => {
    if (text.trim() === '' || !(await add({ input: { teamId, text } }))) return;
    draft.clear();
    onSent();
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
        <Input.TextArea placeholder={texts.team.textHint} rows={3} />
      </Field>
      <Button htmlType="submit" loading={pending}>
        {texts.team.submit}
      </Button>
    </ActionForm>
  );
}
