import type { Known } from '../../graphql/enums';
import { ApplicantsPageDocument, type NoticeKind } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query ApplicantsPage($id: ID!, $after: String) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...ApplicantsView_notice
    }
  }
`;

/** Starts the query for the applicants of the viewer's notice, oldest first. */
export function loadApplicantsPage({ preload, id }: Navigation, kind?: Known<NoticeKind>) {
  return { kind, notice: preload(ApplicantsPageDocument, { variables: { id } }) };
}

const PAGE = {
  layout: 'members',
  loading: 'queue',
  component: async () => (await import('./applicants')).ApplicantsPage,
} as const;

export const pages: readonly PageRoute[] = [
  { ...PAGE, path: PATHS.applicants, load: loadApplicantsPage },
  { ...PAGE, path: PATHS.projectApplicants, load: (navigation) => loadApplicantsPage(navigation, 'PROJECT') },
  { ...PAGE, path: PATHS.studyApplicants, load: (navigation) => loadApplicantsPage(navigation, 'STUDY') },
];

export const chunk: Chunk = 'applicants';
