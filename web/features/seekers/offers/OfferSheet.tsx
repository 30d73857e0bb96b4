import { useQuery } from '@apollo/client/react';
import { Button, Form, type FormInstance, Input, Radio } from 'antd';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphs } from '../../../../shared/text';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useDialogAction } from '../../../components/dialogs/useDialogAction';
import { Empty } from '../../../components/feedback/Empty';
import { useToast } from '../../../components/feedback/Toast';
import { ActionForm } from '../../../forms/ActionForm';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { paragraphCounter } from '../../../forms/rules';
import { useContactWarning } from '../../../forms/useContactWarning';
import { entryFor } from '../../../graphql/enums';
import {
  MakeOfferDocument,
  type MakeOfferInput,
  type NoticeKind,
  OfferSheetDocument,
  type OfferSheetQuery,
  type Role,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { findSeatsFor } from '../../notices/seats/seat-groups';
import styles from './OfferSheet.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  query OfferSheet {
    viewer {
      id
      ownedNotices(first: 100) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            kind
            title
            viewerCanMakeOffers
            ... on Project {
              roles {
                role
              }
            }
            seats {
              ...Seats_group @unmask
            }
          }
        }
      }
    }
  }
`;
gql`
  mutation MakeOffer($input: MakeOfferInput!) {
    makeOffer(input: $input) {
      offer {
        id
        notice {
          id
          viewerCanMakeOffers
          offerCount
        }
      }
    }
  }
`;

interface OfferSheetProps {
  /** The member who gets the offer, and what they look for. */
  member: { id: string; nickName: string };
  kinds: readonly NoticeKind[];
  roles: readonly Role[];
  open: boolean;
  onClose: () => void;
}

export type OfferValues = Omit<MakeOfferInput, 'memberId'>;
export type OwnNotice = NonNullable<OfferSheetQuery['viewer']>['ownedNotices']['edges'][number]['node'];

/** The form for an offer: one of the viewer's notices, a role of a project, and a text. */
export function OfferSheet({ member, kinds, roles, open, onClose }: OfferSheetProps) {
  const { data, error } = useQuery(OfferSheetDocument, { skip: !open, fetchPolicy: 'cache-and-network' });
  const [form] = Form.useForm<OfferValues>();
  const toast = useToast();
  const [makeOffer] = useAction(MakeOfferDocument, { failed: texts.offer.sendFailed, form });
  const { run, pending, close } = useDialogAction({
    run: (values: OfferValues) => makeOffer({ input: { ...values, memberId: member.id } }),
    onClose,
    onDone: () => toast.success(texts.offer.sent(member.nickName)),
  });
  const [submit, warning] = useContactWarning(run);
  const notices = data?.viewer && listNotices(data.viewer.ownedNotices.edges, kinds);
  return (
    <Sheet
      title={texts.offer.makeTo(member.nickName)}
      open={open}
      onClose={close}
      footer={
        notices?.length ? (
          <Button type="primary" size="large" block loading={pending} onClick={form.submit}>
            {texts.offer.make}
          </Button>
        ) : null
      }
    >
      {notices ? (
        <OfferContent notices={notices} wantedRoles={roles} form={form} onSubmit={submit} />
      ) : (
        <LoadingOrFailed error={error} failedText={texts.offer.noticesFailed} />
      )}
      {warning}
    </Sheet>
  );
}

/** Returns the notices that can make offers, first those of a kind that the member looks for. */
function listNotices(edges: readonly { node: OwnNotice }[], kinds: readonly NoticeKind[]): OwnNotice[] {
  const possible = edges.map(({ node }) => node).filter(({ viewerCanMakeOffers }) => viewerCanMakeOffers);
  return possible.toSorted((a, b) => Number(kinds.includes(b.kind)) - Number(kinds.includes(a.kind)));
}

interface OfferContentProps {
  notices: readonly OwnNotice[];
  /** The roles that the member looks for. */
  wantedRoles: readonly Role[];
  form: FormInstance<OfferValues>;
  onSubmit: (values: OfferValues) => Promise<void>;
}

/** The fields of an offer. A viewer without a suitable notice gets a link to create one. */
export function OfferContent({ notices, wantedRoles, form, onSubmit }: OfferContentProps) {
  const [first] = notices;
  const chosenId = Form.useWatch('noticeId', form) ?? (notices.length === 1 ? first?.id : undefined);
  if (!first) {
    const create = (
      <LinkButton type="primary" to={getHref('createProject')}>
        {texts.offer.createNotice}
      </LinkButton>
    );
    return <Empty action={create}>{texts.offer.noNotice}</Empty>;
  }
  const chosen = notices.find(({ id }) => id === chosenId);
  const single = notices.length === 1 ? first : undefined;
  return (
    <ActionForm
      form={form}
      name="offer"
      validateTrigger="onChange"
      intro={texts.offer.makeHint}
      initialValues={{ noticeId: single?.id, role: single && findRole(single, wantedRoles), text: '' }}
      onSubmit={onSubmit}
    >
      <Field
        name="noticeId"
        label={texts.offer.notice}
        rules={[{ required: true, message: texts.offer.noticeRequired }]}
      >
        <RadioGroup
          vertical
          onChange={({ target }) => {
            const notice = notices.find(({ id }) => id === target.value);
            form.setFieldValue('role', notice && findRole(notice, wantedRoles));
          }}
        >
          {notices.map(({ id, kind, title }) => (
            <Radio key={id} value={id} className={styles.notice}>
              <MemberText text={title} /> <small>{entryFor(texts.notice.kind, kind)}</small>
            </Radio>
          ))}
        </RadioGroup>
      </Field>
      {chosen?.__typename === 'Project' && (
        <Field name="role" label={texts.offer.role} rules={[{ required: true, message: texts.offer.roleRequired }]}>
          <RadioGroup
            options={listRoles(chosen).map(({ role, free }) => ({
              value: role,
              label: texts.notice.seatsLeft(entryFor(texts.notice.role, role), free),
            }))}
          />
        </Field>
      )}
      <Field name="text" label={texts.offer.text} bounds={BOUNDS.offerText} textKind={paragraphs}>
        <Input.TextArea rows={3} placeholder={texts.offer.textHint} count={paragraphCounter(BOUNDS.offerText)} />
      </Field>
    </ActionForm>
  );
}

/** Returns the roles of a notice that have a free seat. */
function listRoles(notice: OwnNotice): { role: Role; free: number }[] {
  const roles = notice.__typename === 'Project' ? notice.roles : [];
  return roles
    .map(({ role }) => ({ role, free: findSeatsFor(notice.seats, role)?.free ?? 0 }))
    .filter(({ free }) => free > 0);
}

/** Returns the role to preselect: the only one, or the only one that the member looks for. */
function findRole(notice: OwnNotice, wantedRoles: readonly Role[]): Role | undefined {
  const roles = listRoles(notice).map(({ role }) => role);
  const fitting = roles.filter((role) => wantedRoles.includes(role));
  if (fitting.length === 1) return fitting[0];
  return roles.length === 1 ? roles[0] : undefined;
}
