import { LayoutDocument } from '../graphql/generated/documents';
import { BottomBar } from '../app/layout/BottomBar';
import { TopBar } from '../app/layout/TopBar';
import { UserMenu } from '../app/layout/UserMenu';
import { ViewerFailed } from '../app/layout/ViewerFailed';
import { BellLink } from '../features/notifications/BellLink';
import { BellTab } from '../features/notifications/BellTab';
import { MemberText } from '../components/text/MemberText';
import { QuerySample } from './QuerySample';
import { toViewer } from './data/layout';
import { MODERATION } from './data/settings';
import { startSample } from './data/sample-query';

const VIEWERS = { member: toViewer(0, false), 'moderator with unread notifications': toViewer(120, true) };

const samples = Object.entries(VIEWERS).map(([name, viewer]) => ({
  name,
  sample: startSample(
    LayoutDocument,
    {},
    { Layout: { viewer }, OpenReports: { moderation: MODERATION, administration: null } },
  ),
}));

/** The bars of every member page. */
export function LayoutSamples() {
  return samples.map(({ name, sample }) => (
    <QuerySample key={name} name={`TopBar, BottomBar: ${name}`} sample={sample} required={['viewer']}>
      {({ viewer }) => (
        <>
          <TopBar school={<MemberText text={viewer.school.name} />}>
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
