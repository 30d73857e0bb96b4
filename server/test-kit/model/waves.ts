import { forgetMoves } from '../clients/forms';
import type { Lane } from './lane';
import type { ModelNotice } from './model';
import { operationOf, type MembershipChange } from './operations';
import { type CreatedObjects, memberOf, type Step } from './steps';
import { expectCorrectCounters } from '../database/counters';

/** Owner and team members by notice id. */
type Teams = ReadonlyMap<number, { owner: number; members: ReadonlySet<number> }>;

/** Changes of teams in a wave of concurrent requests. */
interface Wave {
  membershipChanges: MembershipChange[];
  /** Notices with a handover. Their previous owners became team members. */
  handedOver: Set<number>;
  /** Number of requests that failed because the server was too busy. */
  overloads: number;
}

/**
 * Sends the steps to two instances at the same time. Expects true counters, no overfull team, and
 * every certain membership.
 * @returns number of requests that failed because the server was too busy
 */
export async function runWave(lane: Lane, objects: CreatedObjects, steps: readonly Step[]): Promise<number> {
  const before = await readTeams(lane, objects);
  const [tick] = steps.filter(({ action }) => action === 'tick');
  if (tick) await lane.advanceDays(objects.model, tick);
  if (steps.some(({ action }) => action === 'move')) await forgetMoves(lane.app);
  const wave: Wave = { membershipChanges: [], handedOver: new Set(), overloads: 0 };
  await Promise.all(steps.map((step) => send(lane, objects, step, wave)));
  await expectCorrectCounters(lane.app);
  for (const query of [OVERFULL, STILL_THERE, OWN_MEMBERS, LOST_MEMBERS]) expect(await lane.app.sql(query)).toEqual([]);
  expectCertain(before, await readTeams(lane, objects), wave);
  return wave.overloads;
}

async function send(lane: Lane, objects: CreatedObjects, step: Step, wave: Wave): Promise<void> {
  if (step.action === 'tick') return;
  if (step.action === 'work') return lane.runJobs(step);
  const member = memberOf(objects, step);
  const operation = operationOf(objects, step, member);
  if (!operation) return;
  const { code, created } = await lane.perform(member.id, step, operation);
  if (code === 'UNAVAILABLE') wave.overloads += 1;
  if (code !== 'OK') return;
  operation.record?.(created);
  if (operation.membershipChange) wave.membershipChanges.push(operation.membershipChange);
  if (operation.handsOver !== undefined) wave.handedOver.add(operation.handsOver);
}

/** Reads the teams and updates the owners in the model. The next steps need them. */
async function readTeams({ app }: Lane, { model }: CreatedObjects): Promise<Teams> {
  const rows = await app.sql<Pick<ModelNotice, 'id' | 'kind' | 'owner' | 'school'> & { members: number[] }>(
    `select n.id, n.kind, n.owner_id as owner, n.school_key as school,
       array(select member_id from team_member where notice_id = n.id) as members
     from notice n`,
  );
  model.notices = rows.map(({ members: _members, ...notice }) => ({ ...notice, ...UNKNOWN }));
  return new Map(rows.map(({ id, owner, members }) => [id, { owner, members: new Set(members) }]));
}

/** Values that the model cannot predict for concurrent operations. */
const UNKNOWN = {
  open: true,
  deadline: null,
  closed: null,
  state: 'ACTIVE',
  content: { recruitNumber: 0, FRONTEND: 0, BACKEND: 0 },
} as const;

/**
 * Expects certain memberships. Members who only entered a team are in it, and members who only left
 * are not. Memberships without a change stay. Deleted teams and teams with a new owner are skipped.
 */
function expectCertain(before: Teams, after: Teams, { membershipChanges, handedOver }: Wave): void {
  for (const [id, { owner, members }] of after) {
    const previous = before.get(id);
    if (!previous || previous.owner !== owner || handedOver.has(id)) continue;
    const here = membershipChanges.filter(({ notice }) => notice === id);
    for (const member of new Set([...previous.members, ...members, ...here.map((each) => each.member)])) {
      const ways = new Set(here.filter((each) => each.member === member).map(({ enters }) => enters));
      if (ways.size === 2) continue;
      const isIn = ways.has(true) || (previous.members.has(member) && !ways.has(false));
      expect({ id, member, isIn: members.has(member) }).toEqual({ id, member, isIn });
    }
  }
}

/** Selects team members with a departure. */
const STILL_THERE = 'select member_id from departure join team_member using (notice_id, member_id)';

/** Selects owners with a seat or an application in their own notice. */
const OWN_MEMBERS = `select n.id from notice n join team_member tm on tm.notice_id = n.id and tm.member_id = n.owner_id
  union all select n.id from notice n join application a on a.notice_id = n.id and a.applicant_id = n.owner_id`;

/**
 * Selects approved applicants who were never in the team, and team members whose application has
 * another status.
 */
const LOST_MEMBERS = `select a.id from application a
  left join team_member tm on tm.notice_id = a.notice_id and tm.member_id = a.applicant_id
  left join departure d on d.notice_id = a.notice_id and d.member_id = a.applicant_id
  where (a.status = 'APPROVED') <> (coalesce(tm.member_id, d.member_id) is not null)`;

/** Selects notices with more team members than seats, in total or for a role. */
const OVERFULL = `select n.id from notice n where n.recruit_number
    < (select count(*) from team_member where notice_id = n.id)
  or (n.frontend_number + n.backend_number > 0 and (n.frontend_number
    < (select count(*) from team_member where notice_id = n.id and role = 'FRONTEND')
  or n.backend_number
    < (select count(*) from team_member where notice_id = n.id and role = 'BACKEND')))`;
