import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { ActionBar } from '../components/page/ActionBar';
import { ActionForm } from '../forms/ActionForm';
import { ConfirmButton } from '../components/dialogs/ConfirmButton';
import { Field, PasswordField, TextField } from '../forms/fields';
import { MenuButton } from '../components/buttons/MenuButton';
import { Row } from '../components/lists/Row';
import { DialogButton } from '../components/dialogs/DialogButton';
import { Sheet } from '../components/dialogs/Sheet';
import { useToast } from '../components/feedback/Toast';
import { VersionConflict } from '../forms/versions/VersionConflict';
import { NoticeDraftState } from '../features/notices/form/NoticeDraftState';
import type { NoticeValues } from '../features/notices/notice-fields';
import { Sample } from './Sample';
import { ignore, send } from './handlers';

const confirm = async (): Promise<object> => ({});
const DIFFERENCES = [{ label: '제목', mine: '내 제목', current: '' }];

/** Forms, questions and messages. */
export function FormSamples() {
  return (
    <>
      <Sample name="ActionForm, Field, TextField, PasswordField">
        <TestForm name="filled" />
        <TestForm name="refused" error="너무 길어요." />
      </Sample>
      <Sample name="ConfirmButton">
        <Row>
          <ConfirmButton question="할까요?" hint="되돌릴 수 없어요." onConfirm={confirm}>
            묻기
          </ConfirmButton>
          <ConfirmButton danger question="지울까요?" onConfirm={confirm}>
            지우기
          </ConfirmButton>
        </Row>
      </Sample>
      <Sample name="Sheet, ActionBar">
        <TestSheet />
        <ActionBar>
          <Button size="large">할 수 있는 일</Button>
        </ActionBar>
      </Sample>
      <Sample name="MenuButton">
        <MenuButton items={[{ key: 'item', label: '항목' }]}>메뉴</MenuButton>
      </Sample>
      <Sample name="NoticeDraftState, DraftState">
        <TestDraft />
      </Sample>
      <Sample name="ToastProvider">
        <Toasts />
      </Sample>
      <VersionConflict differences={DIFFERENCES} onSaveMine={ignore} onTakeCurrent={ignore} onBack={ignore} />
    </>
  );
}

function TestDraft() {
  const [form] = Form.useForm<NoticeValues>();
  const draft = { values: {}, save: () => true, clear: ignore };
  return (
    <Form form={form}>
      <NoticeDraftState form={form} draft={draft} isStored />
      <NoticeDraftState form={form} draft={draft} isStored={false} />
    </Form>
  );
}

function TestSheet() {
  return (
    <DialogButton
      dialog={(state) => (
        <Sheet title="시트" extra="저장됨" footer={<Button onClick={state.onClose}>보내기</Button>} {...state}>
          시트의 내용
        </Sheet>
      )}
    >
      시트 열기
    </DialogButton>
  );
}

function TestForm({ name, error }: { name: string; error?: string }) {
  const [form] = Form.useForm<{ title: string; password: string; text: string }>();
  useEffect(() => {
    if (error !== undefined) form.setFields([{ name: 'title', errors: [error] }]);
  }, [form, error]);
  return (
    <ActionForm form={form} name={name} intro="필드 위의 글" initialValues={{ title: '제목' }} onSubmit={send}>
      <TextField item={{ name: 'title', label: '제목' }} />
      <PasswordField item={{ name: 'password', label: '비밀번호' }} placeholder="8자 이상" />
      <Field name="text" label="글">
        <Input.TextArea rows={2} />
      </Field>
      <Button type="primary" htmlType="submit">
        보내기
      </Button>
    </ActionForm>
  );
}

function Toasts() {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast.success('저장했어요.')}>성공</Button>
      <Button onClick={() => toast.info('로그인이 필요해요.')}>안내</Button>
      <Button onClick={() => toast.error('문제가 생겼어요.')}>오류</Button>
    </Row>
  );
}
