import { useApolloClient } from '@apollo/client/react';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import { announceMember } from '../tabMember';
import { forgetLogin } from '../session';
import { WithdrawDocument, type WithdrawInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { PasswordField } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

gql`
  mutation Withdraw($input: WithdrawInput!) {
    withdraw(input: $input) {
      memberId
    }
  }
`;

/** Deletes the viewer's account after confirmation with the password. */
export function WithdrawButton() {
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<WithdrawInput>();
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [withdraw, pending] = useAction(WithdrawDocument, { form });

  const submit = async (input: WithdrawInput): Promise<void> => {
    if (!(await withdraw({ input }))) return;
    forgetLogin();
    announceMember(null);
    toast.success(texts.member.withdrawn);
    await client.clearStore();
    await navigate(getHref('login'));
  };

  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {texts.member.withdraw}
      </Button>
      <Modal
        title={texts.member.withdrawConfirm}
        open={open}
        okText={texts.member.withdraw}
        okButtonProps={{ danger: true }}
        cancelText={texts.common.cancel}
        confirmLoading={pending}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        afterClose={() => form.resetFields()}
        forceRender
      >
        <ActionForm form={form} validateTrigger="onChange" intro={texts.member.withdrawHint} onSubmit={submit}>
          <PasswordField
            item={{ name: 'password', label: texts.auth.password, bounds: { min: 1, max: BOUNDS.password.max } }}
            autoComplete="current-password"
          />
        </ActionForm>
      </Modal>
    </>
  );
}
