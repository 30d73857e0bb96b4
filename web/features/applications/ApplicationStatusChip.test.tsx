import { render, screen } from '@testing-library/react';
import type { ApplicationStatus } from '../../graphql/generated/documents';
import { ApplicationStatusChip } from './ApplicationStatusChip';

test.each([
  ['PENDING', '지원 중'],
  ['APPROVED', '승인'],
  ['REJECTED', '거절'],
  ['WAITLISTED', '대기 명단'],
  ['EXPIRED', '기한 지남'],
  ['INVITED', '알 수 없음'],
  ['toString', '알 수 없음'],
])('status %s is shown as %s', (status, text) => {
  render(<ApplicationStatusChip status={status as ApplicationStatus} />);
  expect(screen.getByText(text)).toBeVisible();
});
