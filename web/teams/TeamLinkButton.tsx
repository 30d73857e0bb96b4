import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { TeamLinkButton_TeamFragmentDoc, UpdateTeamLinkDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { TextField } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './TeamBoard.module.css';

gql`
  fragment TeamLinkButton_team on Team {
    id
    link
    viewerCanManage
  }
`;
gql`
  mutation UpdateTeamLink($input: UpdateTeamLinkInput!) {
    updateTeamLink(input: $input) {
      team {
        id
        link
      }
    }
  }
`;

/** Lets those who manage the team set where it meets. */
export function TeamLinkButton({ team }: { team: FragmentOf<typeof TeamLinkButton_TeamFragmentDoc> }) {
  const { id, link, viewerCanManage } = useFragmentData(TeamLinkButton_TeamFragmentDoc, team);
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ link: string }>();
  const toast = useToast();
  const [update, pending] = useAction(UpdateTeamLinkDocument, { form });
  const submit = async (values: { link: string }): Promise<void> => {
    if (!(await update({ input: { teamId: id, ...values } }))) return;
    setOpen(false);
    toast.success(texts.team.linkSaved);
  };
  if (!viewerCanManage) return null;
  const label = link === null ? texts.team.addLink : texts.team.editLink;
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        title={label}
        open={open}
        width="min(480px, calc(100vw - 32px))"
        okText={texts.team.save}
        cancelText={texts.common.cancel}
        confirmLoading={pending}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ActionForm
          form={form}
          name="teamLink"
          initialValues={{ link: link ?? '' }}
          intro={texts.team.linkHint}
          onSubmit={submit}
        >
          <TextField item={{ name: 'link', label: texts.team.link, bounds: BOUNDS.teamLink }} inputMode="url" />
        </ActionForm>
      </Modal>
    </>
  );
}
