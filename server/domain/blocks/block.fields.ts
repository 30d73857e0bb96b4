import { ConnectionArgs } from '../kit/paging';
import { MemberView, ViewerView } from '../members/member.view';
import { MemberConnection } from './block.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  blockedMembers: {
    type: () => MemberConnection,
    description: 'The members whom the viewer has blocked (차단한 사람).',
    args: ConnectionArgs,
  },
});

addFields(MemberView, {
  viewerCanBlock: { type: () => Boolean, description: 'Whether the viewer may block the member (차단하기).' },
});
