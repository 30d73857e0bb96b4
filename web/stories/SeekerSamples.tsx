import { Button, Form } from 'antd';
import { OwnSeeking } from '../features/seekers/looking/OwnSeeking';
import { SeekingFields } from '../features/seekers/looking/SeekingFields';
import { DaysField } from '../features/seekers/looking/SeekingSheet';
import { OfferContent, type OfferValues, type OwnNotice } from '../features/seekers/offers/OfferSheet';
import { ReceivedOfferItem } from '../features/seekers/offers/ReceivedOfferItem';
import { SentOfferList } from '../features/seekers/offers/SentOffersDialog';
import { SeekerFilters } from '../features/seekers/SeekerFilters';
import { SeekerList } from '../features/seekers/SeekerList';
import {
  OfferSheetDocument,
  PeoplePageDocument,
  ReceivedOffersDocument,
  SeekingFormSheetDocument,
  SentOffersDocument,
} from '../graphql/generated/documents';
import { ActionForm } from '../forms/ActionForm';
import { RowGroups } from '../components/lists/RowGroups';
import { toConnection } from './data/notices';
import { startSample } from './data/sample-query';
import { OFFERED_VIEWER, OFFERING_NOTICE, OWN_NOTICES, SEEKERS, SEEKING_VIEWERS } from './data/seekers';
import { QuerySample } from './QuerySample';
import { Sample } from './Sample';
import { ignore, send } from './handlers';

const VIEWERS = Object.entries(SEEKING_VIEWERS).map(([name, viewer]) => ({
  name,
  sample: startSample(PeoplePageDocument, {}, { PeoplePage: { viewer, seekers: toConnection(SEEKERS) } }),
}));
const [people] = VIEWERS;
const seeking = startSample(
  SeekingFormSheetDocument,
  {},
  { SeekingFormSheet: { viewer: SEEKING_VIEWERS['may start'] } },
);
const received = startSample(ReceivedOffersDocument, {}, { ReceivedOffers: { viewer: OFFERED_VIEWER } });
const sent = startSample(SentOffersDocument, { id: '1' }, { SentOffers: { notice: OFFERING_NOTICE } });
const own = startSample(
  OfferSheetDocument,
  {},
  { OfferSheet: { viewer: { ...OFFERED_VIEWER, ownedNotices: toConnection(OWN_NOTICES) } } },
);

/** The people who look for a team, the viewer's own search, and offers in every state. */
export function SeekerSamples() {
  return (
    <>
      {people && (
        <QuerySample name="SeekerList" sample={people.sample} required={['seekers']}>
          {({ seekers }) => <SeekerList seekers={seekers.edges.map(({ node }) => node)} start={null} more={null} />}
        </QuerySample>
      )}
      <Sample name="SeekerList: empty">
        <SeekerList seekers={[]} start={<Button>나도 팀 찾기</Button>} more={null} />
      </Sample>
      <Sample name="SeekerFilters">
        <SeekerFilters />
      </Sample>
      {VIEWERS.map(({ name, sample }) => (
        <QuerySample key={name} name={`OwnSeeking: ${name}`} sample={sample} required={['viewer']}>
          {({ viewer }) => <OwnSeeking viewer={viewer} onChanged={ignore} />}
        </QuerySample>
      ))}
      <QuerySample name="SeekingFields" sample={seeking} required={['viewer']}>
        {({ viewer }) => (
          <ActionForm name="seeking" initialValues={{ kinds: ['PROJECT'], days: 14 }} onSubmit={send}>
            <SeekingFields viewer={viewer} />
            <DaysField />
          </ActionForm>
        )}
      </QuerySample>
      <QuerySample name="OfferContent" sample={own} required={['viewer']}>
        {({ viewer }) => {
          const notices = viewer.ownedNotices.edges.map(({ node }) => node);
          return (
            <>
              <OfferForm notices={notices} />
              <OfferForm notices={notices.slice(1, 2)} />
              <OfferForm notices={[]} />
            </>
          );
        }}
      </QuerySample>
      <QuerySample name="ReceivedOfferItem" sample={received} required={['viewer']}>
        {({ viewer }) => (
          <RowGroups
            groups={[
              {
                title: '받은 제안',
                rows: viewer.offers.edges.map(({ node }) => <ReceivedOfferItem key={node.id} offer={node} />),
              },
            ]}
          />
        )}
      </QuerySample>
      <QuerySample name="SentOfferList" sample={sent} required={['notice']}>
        {({ notice }) => <SentOfferList offers={notice.offers?.edges.map(({ node }) => node) ?? []} />}
      </QuerySample>
      <Sample name="SentOfferList: empty">
        <SentOfferList offers={[]} />
      </Sample>
    </>
  );
}

function OfferForm({ notices }: { notices: readonly OwnNotice[] }) {
  const [form] = Form.useForm<OfferValues>();
  return <OfferContent notices={notices} wantedRoles={['DESIGNER']} form={form} onSubmit={send} />;
}
