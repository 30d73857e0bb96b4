import type { TestApp } from '../app/test-app';
import { buildMember, makeModerator } from '../factories/factories';
import type { TestClient } from './client';

/** Cases of a school by state, as its moderators see them. */
export const QUEUE = `query ($state: CaseState!) {
  moderation {
    openCount
    cases(state: $state, first: 100) {
      nodes {
        id target targetId noticeTitle text hidden open suspendedUntil reportCount verifiedReportCount remarks appeal
        reasons { reason count } author { id nickName } notice { id } entries { action reason days createdAt }
      }
    }
  }
}`;

/** Data of `QUEUE`. */
export interface Queue {
  moderation: { openCount: number; cases: { nodes: { id: string }[] } } | null;
}

/** Creates a moderator and logs them in. */
export async function logInModerator(app: TestApp): Promise<TestClient> {
  return app.as(await makeModerator(app.em(), await buildMember(app.em())));
}

/** A stored case. */
export interface StoredCase {
  id: number;
  open: boolean;
  reports: number;
  verified_reports: number;
}

/** Reads the only case of a target. */
export async function readCase(app: TestApp, column: string, id: number): Promise<StoredCase> {
  const [row] = await app.sql<StoredCase>(
    `select id, open, reports, verified_reports from moderation_case where ${column} = ?`,
    [id],
  );
  if (!row) throw new Error('There is no case.');
  return row;
}

/** Reads the log of a case, oldest entry first. */
export function readEntries(
  app: TestApp,
  caseId: number,
): Promise<{ action: string; moderator_id: number | null; reason: string | null }[]> {
  return app.sql('select action, moderator_id, reason from moderation_entry where case_id = ? order by id', [caseId]);
}
