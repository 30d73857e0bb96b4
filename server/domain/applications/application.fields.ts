import { ID, Int } from 'type-graphql';
import { ViewerView } from '../members/member.view';
import { NoticeView, ProjectView } from '../notices/notice.view';
import { ApplicationListArgs, ViewerApplicationsArgs } from './application-list.inputs';
import {
  ApplicationConnection,
  ApplicationView,
  ApplyRefusal,
  NoticeRoleView,
  SeatGroupView,
} from './application.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  application: {
    type: () => ApplicationView,
    nullable: true,
    description: "One application (지원); null for everybody but its applicant and the notice's owner.",
    args: { id: { type: () => ID, description: 'The id of the application.' } },
  },
});

addFields(NoticeView, {
  viewerApplication: {
    type: () => ApplicationView,
    nullable: true,
    description: "The viewer's own application (내 지원); null without one.",
  },
  viewerCanApply: { type: () => Boolean, description: 'Whether the viewer may apply now (지원하기).' },
  viewerApplyRefusal: {
    type: () => ApplyRefusal,
    nullable: true,
    description: 'Why the viewer may not apply now; null when they may, and for visitors.',
  },
  viewerCanReopen: {
    type: () => Boolean,
    description:
      'Whether the viewer may reopen the notice (다시 모집하기): as its owner, up to 30 days after it ended, if a seat is free.',
  },
  applications: {
    type: () => ApplicationConnection,
    nullable: true,
    description: 'The applications (지원), the oldest first; null for everybody but the owner.',
    args: ApplicationListArgs,
  },
  applicationCount: {
    type: () => Int,
    nullable: true,
    description: 'The number of applications (지원 수); null for everybody but the owner.',
  },
  usualDecisionDays: {
    type: () => Int,
    nullable: true,
    description:
      'The days within which its owner usually decides (보통 N일 안에 답해요); null before the owner has decided about five applications.',
  },
  approvedCount: { type: () => Int, description: 'How many applicants are approved in all (승인 인원).' },
  freeSeatCount: {
    type: () => Int,
    description:
      'How many seats are free (남은 자리): those of the roles together, if there are headcounts by role, and at most those that are left in all.',
  },
  seats: {
    type: () => [SeatGroupView],
    description:
      'The seats (자리): one group for each role that a project recruits, otherwise one group without a role.',
  },
});

addFields(ProjectView, {
  roles: {
    type: () => [NoticeRoleView],
    description:
      'The roles (역할) with their seats, always all three. If every headcount is 0, the headcount of the notice limits all roles together.',
  },
});

addFields(NoticeRoleView, {
  approved: { type: () => Int, description: 'How many applicants for the role are approved (승인 인원).' },
});

addFields(ViewerView, {
  applications: {
    type: () => ApplicationConnection,
    description:
      "The viewer's applications (내 지원), the newest first. Of notices that the viewer cannot see any more, it has those that the viewer can cancel.",
    args: ViewerApplicationsArgs,
  },
});

addFields(ApplicationView, {
  notice: {
    type: () => NoticeView,
    nullable: true,
    description: 'The notice (공고) that the member applied to; null while it is hidden (숨김) from the applicant.',
  },
  viewerCanDecide: {
    type: () => Boolean,
    description: 'Whether the viewer may decide on it, at least reject it (거절), as the owner of the notice.',
  },
  viewerCanApprove: {
    type: () => Boolean,
    description: 'Whether the viewer may approve it (승인), if a seat is free; not while the notice is hidden (숨김).',
  },
  viewerCanWaitlist: {
    type: () => Boolean,
    description: 'Whether the viewer may put it on the waiting list (대기); not while the notice is hidden (숨김).',
  },
  viewerCanCancel: { type: () => Boolean, description: 'Whether the viewer may cancel it (지원 취소).' },
});
