import { Form } from 'antd';
import { useLoaderData } from 'react-router-dom';
import { EMPTY_NOTICE, type NoticeValues } from '../../features/notices/notice-fields';
import { NoticeDraftState } from '../../features/notices/form/NoticeDraftState';
import { NoticeForm } from '../../features/notices/form/NoticeForm';
import { useOpenHome } from '../../features/notices/next-step/next-step';
import { useCreateNotice } from '../../features/notices/form/useCreateNotice';
import type { Known } from '../../graphql/enums';
import type { NoticeKind } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { Page } from '../../components/page/Page';
import { useVisibleDraft } from '../../forms/drafts/useVisibleDraft';
import type { loadCreateNoticePage } from './create-notice.page';

/** The page that creates a notice. */
export function CreateNoticePage() {
  const { kind } = useLoaderData<ReturnType<typeof loadCreateNoticePage>>();
  return (
    <Page title={texts.notice.createTitle[kind]} narrow>
      <CreateNotice key={kind} kind={kind} />
    </Page>
  );
}

/** The form for a new notice. The draft is stored until the notice is posted. */
function CreateNotice({ kind }: { kind: Known<NoticeKind> }) {
  const [form] = Form.useForm<NoticeValues>();
  const stored = useVisibleDraft<NoticeValues>(kind === 'PROJECT' ? 'create-project' : 'create-study', isFilled);
  const openHome = useOpenHome();
  const [create, pending] = useCreateNotice(kind, form);

  const submit = async (values: NoticeValues): Promise<void> => {
    const created = await create(values);
    if (!created) return;
    stored.draft.clear();
    await openHome('POSTED', created.notice);
  };

  return (
    <NoticeForm
      kind={kind}
      form={form}
      intro={<NoticeDraftState form={form} {...stored} />}
      initialValues={EMPTY_NOTICE}
      draft={stored.draft}
      submitText={texts.notice.create}
      pending={pending}
      onSubmit={submit}
    />
  );
}

/**
 * Whether a value differs from the empty form. Fields that the form does not show are undefined.
 */
function isFilled(values: Partial<NoticeValues>): boolean {
  const empty: Partial<Record<string, unknown>> = EMPTY_NOTICE;
  return Object.entries(values).some(
    ([name, value]) => value !== undefined && JSON.stringify(value || null) !== JSON.stringify(empty[name] || null),
  );
}
