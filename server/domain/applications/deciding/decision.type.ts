import { sql } from 'kysely';
import { registerEnumType } from 'type-graphql';
import type { BuildField } from '../../../selection/fields';
import { addFields } from '../../../selection/schema-fields';
import { denialOf, isAllowed } from '../../kit/rules/rules';
import { ApplicationStatus, type DecisionStatus } from '../application.entity';
import { DecideDenial, denyDeciding } from '../application.rules';
import { ApplicationType } from '../application.type';

// The row in scope of applications is `a`.

const canDecide =
  (decision: DecisionStatus): BuildField =>
  ({ viewerId }) => sql`exists (
    select from notice n where n.id = a.notice_id and ${isAllowed(denyDeciding(viewerId, decision))}
  )`;

registerEnumType(DecideDenial, {
  name: 'DecideDenial',
  description: 'The reason why the viewer may not decide about an application (답할 수 없는 이유).',
  valuesConfig: {
    FORBIDDEN: { description: 'The viewer does not own the notice.' },
    ALREADY_DECIDED: { description: 'It is decided.' },
    NOTICE_HIDDEN: { description: 'The notice is hidden (숨김). The viewer may reject the application.' },
    TEAM_OVER: { description: 'The team has ended. The viewer may reject the application.' },
  },
});

addFields(ApplicationType, {
  // An older name for rejecting, which clients use.
  viewerCanDecide: {
    type: () => Boolean,
    description: 'Whether the viewer, as the owner of the notice, may reject it (거절).',
    sql: canDecide(ApplicationStatus.REJECTED),
  },
  viewerCanApprove: {
    type: () => Boolean,
    description:
      'Whether the viewer may approve it (승인) if a seat is free; false while the notice is hidden (숨김), and once its team has ended.',
    sql: canDecide(ApplicationStatus.APPROVED),
  },
  viewerApproveDenial: {
    type: () => DecideDenial,
    nullable: true,
    description: 'The reason why viewerCanApprove is false (승인할 수 없는 이유); null if it is true.',
    sql: ({ viewerId }) => sql`(
      select ${denialOf(denyDeciding(viewerId, ApplicationStatus.APPROVED))} from notice n where n.id = a.notice_id
    )`,
  },
  viewerCanWaitlist: {
    type: () => Boolean,
    description: 'Whether the viewer may put it on the waiting list (대기); false while the notice is hidden (숨김).',
    sql: canDecide(ApplicationStatus.WAITLISTED),
  },
});
