import type { ApplicantRow_ApplicationFragmentDoc, NoticeKind } from '../graphql/generated/documents';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import type { FragmentOf } from '../ui/useFragmentData';
import { ApplicantRow } from './ApplicantRow';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './ApplicantTable.module.css';

interface ApplicantTableProps {
  kind: NoticeKind;
  applications: FragmentOf<typeof ApplicantRow_ApplicationFragmentDoc>[];
}

/** Lists applicants. Studies have no roles, so their table has no role column. */
export function ApplicantTable({ kind, applications }: ApplicantTableProps) {
  if (applications.length === 0) return <Empty>{texts.application.noApplicants}</Empty>;
  const withRole = kind === 'PROJECT';
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.application.applicants}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.application.statusColumn}</th>
          <th scope="col">{texts.application.nameColumn}</th>
          {withRole && <th scope="col">{texts.application.role}</th>}
          <th scope="col">{texts.application.formTitle}</th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <ApplicantRow key={application.id} application={application} withRole={withRole} />
        ))}
      </tbody>
    </table>
  );
}
