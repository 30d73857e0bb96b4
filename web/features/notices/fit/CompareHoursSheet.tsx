import { useApolloClient, useQuery } from '@apollo/client/react';
import { Sheet } from '../../../components/dialogs/Sheet';
import { CompareHoursDocument } from '../../../graphql/generated/documents';
import { refetchActive } from '../../../graphql/refetch';
import { gql } from '../../../graphql/tag';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { texts } from '../../../texts';
import { FreeHoursForm } from '../../profile/timetable/FreeHoursForm';

gql`
  query CompareHours {
    viewer {
      id
      ...FreeHoursForm_viewer
    }
  }
`;

/** The meetings of a notice. */
interface CompareHoursProps {
  /** Semester of the meetings; null without one. */
  semester: string | null;
  /** The hours that the meetings touch (shared/week.ts). */
  meetingHours: readonly number[];
}

interface CompareHoursSheetProps extends CompareHoursProps {
  open: boolean;
  onClose: () => void;
}

/** The viewer's free hours, with the hours of a notice's meetings. */
export function CompareHoursSheet({ open, onClose, ...notice }: CompareHoursSheetProps) {
  return (
    <Sheet title={texts.fit.compareHours} open={open} footer={null} onClose={onClose}>
      <OwnWeek {...notice} onSaved={onClose} />
    </Sheet>
  );
}

/** The form. After it is saved, the page shows whether the time fits. */
function OwnWeek({ semester, meetingHours, onSaved }: CompareHoursProps & { onSaved: () => void }) {
  const client = useApolloClient();
  const { data, error } = useQuery(CompareHoursDocument, { fetchPolicy: 'network-only' });
  const finish = (): void => {
    refetchActive(client);
    onSaved();
  };
  if (data?.viewer) {
    return <FreeHoursForm viewer={data.viewer} semester={semester} marked={meetingHours} onSaved={finish} />;
  }
  return <LoadingOrFailed error={error} failedText={texts.timetable.loadFailed} />;
}
