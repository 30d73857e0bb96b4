import { ApplicantTable_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicantRow } from './ApplicantRow';

gql`
  fragment ApplicantTable_notice on Notice {
    id
    kind
    applicationCount
    applications {
      id
      ...ApplicantRow_application
    }
  }
`;

/** Lists the applicants of the viewer's notice, oldest first. Studies have no roles, so their table has no role column. */
export function ApplicantTable({ notice }: { notice: FragmentOf<typeof ApplicantTable_NoticeFragmentDoc> }) {
  const { kind, applications, applicationCount } = useFragmentData(ApplicantTable_NoticeFragmentDoc, notice);
  if (!applications || applications.length === 0) return <Empty>{texts.application.noApplicants}</Empty>;
  const withRole = kind === 'PROJECT';
  return (
    <>
      {(applicationCount ?? 0) > applications.length && (
        <p>{texts.application.firstApplicants(applications.length, applicationCount ?? 0)}</p>
      )}
      <table className="applicants">
        <caption className="visually-hidden">{texts.application.applicants}</caption>
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
    </>
  );
}
