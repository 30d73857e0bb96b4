import { ApplicantQueue } from '../features/applications/deciding/ApplicantQueue';
import { UndoBar } from '../features/applications/deciding/decision/UndoBar';
import { MessageInput } from '../features/applications/deciding/decision/MessageField';
import { MoreApplicants } from '../features/applications/deciding/MoreApplicants';
import { QueueMenu } from '../features/applications/deciding/QueueMenu';
import { useApplicantQueue } from '../features/applications/deciding/useApplicantQueue';
import { QueueKeySwitch } from '../features/applications/deciding/QueueKeySwitch';
import {
  ApplicantsPageDocument,
  type ApplicantsPageQuery,
  ApplicantsView_NoticeFragmentDoc,
} from '../graphql/generated/documents';
import { useFragmentData } from '../graphql/useFragmentData';
import { QUEUES } from './data/applications';
import { QuerySample } from './QuerySample';
import { startSample } from './data/sample-query';
import { Sample } from './Sample';
import { ignore } from './handlers';

const queues = QUEUES.map(({ name, notice, openedId }) => ({
  name,
  openedId,
  sample: startSample(ApplicantsPageDocument, { id: '1' }, { ApplicantsPage: { notice } }),
}));

const DECISIONS = (['APPROVED', 'WAITLISTED', 'REJECTED'] as const).map((status) => ({
  id: status,
  nickName: '민지',
  role: 'BACKEND' as const,
  status,
  message: '',
  until: new Date(Date.now() + 5_000).toISOString(),
}));

/** The owner's queue, showing an application in each status. */
export function QueueSamples() {
  return (
    <>
      <Sample name="UndoBar">
        {DECISIONS.map((decision) => (
          <UndoBar key={decision.id} decision={decision} onUndo={ignore} />
        ))}
      </Sample>
      <Sample name="MessageInput, QueueKeySwitch">
        <MessageInput value="함께하지 못해 아쉬워요." onChange={ignore} />
        <QueueKeySwitch on onChange={ignore} />
        <QueueKeySwitch on={false} onChange={ignore} />
      </Sample>
      {queues.map(({ name, openedId, sample }) => (
        <QuerySample key={name} name={`ApplicantQueue: ${name}`} sample={sample} required={['notice']}>
          {({ notice }) => <Queue notice={notice} openedId={openedId} />}
        </QuerySample>
      ))}
    </>
  );
}

interface QueueProps {
  notice: NonNullable<ApplicantsPageQuery['notice']>;
  openedId: string | undefined;
}

function Queue({ notice, openedId }: QueueProps) {
  const data = useFragmentData(ApplicantsView_NoticeFragmentDoc, notice);
  const queue = useApplicantQueue(data, openedId);
  const more = <MoreApplicants query={ApplicantsPageDocument} notice={data} />;
  return (
    <>
      <QueueMenu notice={data} queue={queue} />
      <ApplicantQueue notice={data} queue={queue} more={more} />
    </>
  );
}
