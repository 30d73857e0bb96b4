import { LayoutDocument } from '../../graphql/generated/documents';
import { BottomBar } from '../../layout/BottomBar';
import { SchoolName } from '../../layout/SchoolName';
import { TopBar } from '../../layout/TopBar';
import { UserMenu } from '../../layout/UserMenu';
import { ViewerFailed } from '../../layout/ViewerFailed';
import { BellLink } from '../../notifications/BellLink';
import { BellTab } from '../../notifications/BellTab';
import { QuerySample } from './QuerySample';
import { JUNHO } from './sample-data';
import { startSample } from './sample-query';

const toViewer = (unreadNotificationCount: number, canModerate: boolean) => ({
  __typename: 'Viewer',
  id: JUNHO.id,
  loginId: 'junho',
  schoolProof: 'OPTIONAL',
  missingConsents: [],
  school: { __typename: 'School', id: '1', name: '한빛대학교' },
  member: JUNHO,
  canModerate,
  unreadNotificationCount,
});

const VIEWERS = { member: toViewer(0, false), 'moderator with news': toViewer(120, true) };

const samples = Object.entries(VIEWERS).map(([name, viewer]) => ({
  name,
  sample: startSample(LayoutDocument, {}, { Layout: { viewer } }),
}));

/** The bars of every member page. */
export function FrameSamples() {
  return samples.map(({ name, sample }) => (
    <QuerySample key={name} name={`TopBar, BottomBar: ${name}`} sample={sample} required={['viewer']}>
      {({ viewer }) => (
        <>
          <TopBar school={<SchoolName viewer={viewer} />}>
            <BellLink viewer={viewer} />
            <UserMenu viewer={viewer} />
          </TopBar>
          <TopBar school={null}>
            <ViewerFailed />
          </TopBar>
          <BottomBar bell={<BellTab viewer={viewer} />} />
        </>
      )}
    </QuerySample>
  ));
}
