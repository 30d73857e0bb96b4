import { Tag } from 'antd';
import type { ApplicationStatus } from '../gql/graphql';
import { texts } from '../texts';

const COLOURS: Record<ApplicationStatus, string> = { PENDING: 'processing', APPROVED: 'success', REJECTED: 'error' };

/** 지원 중, 승인 or 거절; a status that a newer server has added is 알 수 없음. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  const known = Object.hasOwn(COLOURS, status) ? (status as ApplicationStatus) : undefined;
  return (
    <Tag className="application-status" color={known ? COLOURS[known] : 'default'}>
      {known ? texts.application.status[known] : texts.application.unknownStatus}
    </Tag>
  );
}
