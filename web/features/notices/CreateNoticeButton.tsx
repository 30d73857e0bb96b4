import type { Known } from '../../graphql/enums';
import type { NoticeKind } from '../../graphql/generated/documents';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';

/** A link to the form for a notice, as the next step of an empty list. */
export function CreateNoticeButton({ kind = 'PROJECT' }: { kind?: Known<NoticeKind> }) {
  return (
    <LinkButton type="primary" to={getHref(kind === 'PROJECT' ? 'createProject' : 'createStudy')}>
      {texts.notice.createTitle[kind]}
    </LinkButton>
  );
}
