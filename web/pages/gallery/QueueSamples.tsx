import { ApplicantQueue } from '../../applications/ApplicantQueue';
import { DecisionBar } from '../../applications/DecisionBar';
import { MessageInput } from '../../applications/MessageField';
import { MoreApplicants } from '../../applications/MoreApplicants';
import { QueueKeySwitch } from '../../applications/QueueKeySwitch';
import {
  ApplicantsPageDocument,
  type ApplicantsPageQuery,
  ApplicantsView_NoticeFragmentDoc,
} from '../../graphql/generated/documents';
import { CloseNoticeButton } from '../../notices/CloseNoticeButton';
import { NoticeHeading } from '../../notices/NoticeHeading';
import { useFragmentData } from '../../ui/useFragmentData';
import { QUEUES } from './application-data';
import { QuerySample } from './QuerySample';
import { startSample } from './sample-query';
import { Sample } from './Sample';

const queues = QUEUES.map(({ name, notice, first }) => ({
  name,
  first,
  sample: startSample(ApplicantsPageDocument, { id: '1' }, { ApplicantsPage: { notice } }),
}));

const DECISIONS = (['APPROVED', 'WAITLISTED', 'REJECTED'] as const).map((decision) => ({
  id: decision,
  nickName: '민지',
  role: 'BACKEND' as const,
  decision,
  message: '',
  until: new Date(Date.now() + 5_000).toISOString(),
}));

const ignore = (): void => undefined;

/** The owner's queue, showing an application in each status. */
export function QueueSamples() {
  return (
    <>
      <Sample name="DecisionBar">
        {DECISIONS.map((decision) => (
          <DecisionBar key={decision.id} decision={decision} onUndo={ignore} />
        ))}
      </Sample>
      <Sample name="MessageInput, QueueKeySwitch">
        <MessageInput value="함께하지 못해 아쉬워요." onChange={ignore} />
        <QueueKeySwitch on onChange={ignore} />
        <QueueKeySwitch on={false} onChange={ignore} />
      </Sample>
      {queues.map(({ name, first, sample }) => (
        <QuerySample key={name} name={`ApplicantQueue: ${name}`} sample={sample} required={['notice']}>
          {({ notice }) => <Queue notice={notice} first={first} />}
        </QuerySample>
      ))}
    </>
  );
}

interface QueueProps {
  notice: NonNullable<ApplicantsPageQuery['notice']>;
  first: string | undefined;
}

function Queue({ notice, first }: QueueProps) {
  const data = useFragmentData(ApplicantsView_NoticeFragmentDoc, notice);
  const more = <MoreApplicants query={ApplicantsPageDocument} notice={data} />;
  return (
    <>
      <NoticeHeading notice={data} />
      <CloseNoticeButton notice={data} />
      <ApplicantQueue notice={data} first={first} more={more} />
    </>
  );
}
