import { BOUNDS, type Bounds, DEFAULT_DECISION_DAYS } from '../../../shared/bounds';
import { ROLES } from '../../../shared/notice-filter';
import type { CreateProjectInput, NoticeFacts_NoticeFragment, NoticeKind } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { describeAnswerTime } from './answer-time';
import type { Headcounts, RoleHeadcount } from './form/headcounts/headcounts';

gql`
  fragment EditNotice_notice on Notice {
    id
    kind
    title
    headcount
    content
    deadline
    viewerCanChangeDeadline
    decideWithinDays
    verifiedOnly
    version
    ... on Project {
      field
      techStack
      roles {
        role
        headcount
      }
    }
  }
`;
gql`
  fragment NoticeFacts_notice on Notice {
    id
    recruiting
    deadline
    decideWithinDays
    usualDecisionDays
  }
`;

/**
 * The fields of a notice in its form. A setting that the form does not show is undefined and stays
 * as it is. An empty field has the value ''.
 */
export interface NoticeFields extends Omit<CreateProjectInput, 'headcount' | 'roles'> {
  field: string;
  techStack: string;
  headcount: number | null;
  roles: readonly RoleHeadcount[];
}

/** The values of the form for a notice. */
export type NoticeValues = NoticeFields & Pick<Headcounts, 'withoutRoles'>;

export const EMPTY_NOTICE: Required<NoticeFields> = {
  title: '',
  field: '',
  techStack: '',
  headcount: null,
  roles: ROLES.map((role) => ({ role, headcount: 0 })),
  content: '',
  deadline: null,
  decideWithinDays: DEFAULT_DECISION_DAYS,
  verifiedOnly: false,
};

/** A fact about a notice on its page. */
type Fact = readonly [name: string, value: string];

interface NoticeField {
  getLabel: () => string;
  /** True for a field that studies lack. */
  ofProjects?: true;
  /** An optional text on one line. Other fields have a component in NoticeForm. */
  line?: { bounds: Bounds; getHint: () => string };
  /** Returns the fact about the field beside the seats, or a falsy value to show none. */
  getFact?: (notice: NoticeFacts_NoticeFragment) => Fact | '' | null | undefined;
}

/** The fields of the form in display order, and the facts on the page of a notice. */
export const NOTICE_FIELDS: Readonly<Record<keyof NoticeFields, NoticeField>> = {
  title: { getLabel: () => texts.notice.titleField },
  field: {
    ofProjects: true,
    getLabel: () => texts.notice.field,
    line: { bounds: BOUNDS.field, getHint: () => texts.notice.fieldHint },
  },
  techStack: {
    ofProjects: true,
    getLabel: () => texts.notice.techStack,
    line: { bounds: BOUNDS.techStack, getHint: () => texts.notice.techStackHint },
  },
  headcount: { getLabel: () => texts.notice.headcount },
  roles: { ofProjects: true, getLabel: () => texts.notice.roleHeadcounts },
  content: { getLabel: () => texts.notice.content },
  deadline: {
    getLabel: () => texts.notice.deadline,
    getFact: ({ deadline }) => deadline && [texts.notice.until, texts.time.day(deadline)],
  },
  decideWithinDays: {
    getLabel: () => texts.notice.decideWithinDays,
    getFact: (notice) => {
      const time = describeAnswerTime(notice);
      return time && [texts.notice.answer, time];
    },
  },
  verifiedOnly: { getLabel: () => texts.verification.verifiedOnly },
};

/** Returns the names of the form's fields in display order. */
export function fieldsOf(kind: NoticeKind): (keyof NoticeFields)[] {
  const names = Object.keys(NOTICE_FIELDS) as (keyof NoticeFields)[];
  return names.filter((name) => kind === 'PROJECT' || !NOTICE_FIELDS[name].ofProjects);
}
