import { Form } from 'antd';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { EMPTY_NOTICE, type NoticeValues } from '../notices/notice-values';
import { NoticeForm } from '../notices/NoticeForm';
import { useCreateNotice } from '../notices/useCreateNotice';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { useToast } from '../ui/Toast';
import { useDraft } from '../ui/useDraft';
import type { loadCreateNoticePage } from './CreateNoticePage.query';

/** The page that creates a notice. The draft is stored until the notice is posted. */
export function CreateNoticePage() {
  const { kind } = useLoaderData<ReturnType<typeof loadCreateNoticePage>>();
  const [form] = Form.useForm<NoticeValues>();
  const draft = useDraft<NoticeValues>(kind === 'PROJECT' ? 'create-project' : 'create-study');
  const navigate = useNavigate();
  const toast = useToast();
  const [create, pending] = useCreateNotice(kind, form);

  const submit = async (values: NoticeValues): Promise<void> => {
    if (!(await create(values))) return;
    draft.clear();
    toast.success(texts.notice.posted);
    await navigate(getHref('home'));
  };

  return (
    <Page title={texts.notice.createTitle[kind]} narrow>
      <NoticeForm
        key={kind}
        kind={kind}
        form={form}
        initialValues={EMPTY_NOTICE}
        draft={draft}
        submitText={texts.notice.create}
        pending={pending}
        onSubmit={submit}
      />
    </Page>
  );
}
