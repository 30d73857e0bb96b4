import { Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ViewerView } from '../members/member.view';
import { NoticeView } from '../notices/notice.view';
import { addFields } from '../../selection/schema-fields';

const CAPPED = `${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`;

addFields(ViewerView, {
  applicationCount: { type: () => Int, description: `The number of the viewer's applications (내 지원 수). ${CAPPED}` },
  pendingApplicationCount: {
    type: () => Int,
    description: `How many of the viewer's applications are not decided (기다리는 지원 수). ${CAPPED}`,
  },
  applicationToDecideCount: {
    type: () => Int,
    description: `How many applications to the viewer's notices the viewer has not decided (결정할 지원 수). ${CAPPED}`,
  },
});

addFields(NoticeView, {
  pendingApplicationCount: {
    type: () => Int,
    nullable: true,
    description: 'How many of its applications are not decided (결정할 지원 수); null for everybody but the owner.',
  },
  waitlistedCount: {
    type: () => Int,
    nullable: true,
    description: 'How many of its applications are on the waiting list (대기 명단); null for everybody but the owner.',
  },
});
