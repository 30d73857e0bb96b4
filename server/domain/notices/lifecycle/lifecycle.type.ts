import { sql } from 'kysely';
import { registerEnumType } from 'type-graphql';
import { addFields } from '../../../selection/schema-fields';
import { isAllowed } from '../../kit/rules/rules';
import { denyChangingDeadline } from '../deadlines/deadline.rules';
import { awaitsConfirmation, closeReason } from '../deadlines/deadline.sql';
import { CloseReason } from '../notice.entity';
import { isOwn } from '../notice.rules';
import { NoticeType } from '../notice.type';
import { denyClosing } from './lifecycle.rules';

registerEnumType(CloseReason, {
  name: 'CloseReason',
  description: 'Why a notice does not recruit (마감된 이유).',
  valuesConfig: {
    OWNER: { description: 'Its owner closed it.' },
    DEADLINE: { description: 'Its deadline (마감일) passed.' },
    UNANSWERED: { description: 'It had no deadline, and its owner did not confirm that it still recruits.' },
  },
});

addFields(NoticeType, {
  closeReason: {
    type: () => CloseReason,
    nullable: true,
    description:
      'The reason why it does not recruit. Null while it recruits, and for notices that were closed before reasons were stored.',
    sql: closeReason,
  },
  viewerCanClose: {
    type: () => Boolean,
    description: 'Whether the viewer may close the notice (마감하기).',
    sql: ({ viewerId }) => isAllowed(denyClosing(viewerId)),
  },
  viewerCanChangeDeadline: {
    type: () => Boolean,
    description: 'Whether the viewer may change the deadline (마감일) by an edit; false if it does not recruit.',
    sql: ({ viewerId }) => isAllowed(denyChangingDeadline(viewerId)),
  },
  viewerIsAskedToConfirm: {
    type: () => Boolean,
    description:
      'Whether the viewer should confirm that the notice still recruits. True 30 days after the last confirmation, if it has no deadline.',
    sql: ({ viewerId }) => sql`(${isOwn(viewerId)} and ${awaitsConfirmation()})`,
  },
});
