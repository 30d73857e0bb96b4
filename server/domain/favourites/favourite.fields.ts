import { Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ViewerView } from '../members/member.view';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { NoticeConnection } from '../notices/notice.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  favourites: {
    type: () => NoticeConnection,
    description:
      'The favourites (찜), the latest favourited first, without notices that the viewer cannot see any more.',
    args: ViewerListArgs,
  },
  favouriteCount: {
    type: () => Int,
    description: `The number of favourites (찜 수) that the viewer can see. ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
  },
});
