import { Form } from 'antd';
import { useLoaderData } from 'react-router-dom';
import { EMPTY_NOTICE, type NoticeValues } from '../../features/notices/notice-fields';
import { toNewNotice } from '../../features/notices/form/notice-values';
import { NoticeDraftState } from '../../features/notices/form/NoticeDraftState';
import { NoticeForm } from '../../features/notices/form/NoticeForm';
import { NoticeResult } from '../../features/notices/NoticeResult';
import { OwnerOnly } from '../../features/notices/owner/OwnerOnly';
import { useOpenHome } from '../../features/notices/next-step/next-step';
import { useCreateNotice } from '../../features/notices/form/useCreateNotice';
import type { Known } from '../../graphql/enums';
import { EditNotice_NoticeFragmentDoc, type NoticeKind } from '../../graphql/generated/documents';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { texts } from '../../texts';
import { Page } from '../../components/page/Page';
import { useVisibleDraft } from '../../forms/drafts/useVisibleDraft';
import type { loadCreateNoticePage } from './create-notice.page';

/** The page that creates a notice. */
export function CreateNoticePage() {
  const { kind, from } = useLoaderData<ReturnType<typeof loadCreateNoticePage>>();
  if (!from) {
    return (
      <Page title={texts.notice.createTitle[kind]} narrow>
        <CreateNotice key={kind} kind={kind} initialValues={EMPTY_NOTICE} draftKey="" />
      </Page>
    );
  }
  return (
    <NoticeResult query={from} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <Page title={texts.notice.createTitle[kind]} narrow>
            <CreateFromNotice key={notice.id} kind={kind} notice={notice} />
          </Page>
        </OwnerOnly>
      )}
    </NoticeResult>
  );
}

interface CreateFromNoticeProps {
  kind: Known<NoticeKind>;
  notice: FragmentOf<typeof EditNotice_NoticeFragmentDoc>;
}

/** The form for a new notice with the content of one of the viewer's former notices. */
function CreateFromNotice({ kind, notice }: CreateFromNoticeProps) {
  const latest = useFragmentData(EditNotice_NoticeFragmentDoc, notice);
  return <CreateNotice kind={kind} initialValues={toNewNotice(latest)} draftKey={`:${latest.id}`} />;
}

interface CreateNoticeProps {
  kind: Known<NoticeKind>;
  initialValues: NoticeValues;
  /** Distinguishes the drafts of forms that start with other values. */
  draftKey: string;
}

/** The form for a new notice. The draft is stored until the notice is posted. */
function CreateNotice({ kind, initialValues, draftKey }: CreateNoticeProps) {
  const [form] = Form.useForm<NoticeValues>();
  const stored = useVisibleDraft<NoticeValues>(
    `${kind === 'PROJECT' ? 'create-project' : 'create-study'}${draftKey}`,
    (values) => isChanged(values, initialValues),
  );
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
      initialValues={initialValues}
      draft={stored.draft}
      submitText={texts.notice.create}
      pending={pending}
      onSubmit={submit}
    />
  );
}

/**
 * Whether a value differs from its initial value. Fields that the form does not show are undefined.
 */
function isChanged(values: Partial<NoticeValues>, initialValues: NoticeValues): boolean {
  const initial: Partial<Record<string, unknown>> = { ...initialValues };
  return Object.entries(values).some(
    ([name, value]) => value !== undefined && JSON.stringify(value || null) !== JSON.stringify(initial[name] || null),
  );
}
