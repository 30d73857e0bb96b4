import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { PASSWORD } from '../server/test-kit/clients/accounts';
import { HttpClient } from '../server/test-kit/clients/http-client';
import { LIVE_SUBSCRIPTION } from './documents';
import { cpuOf } from './measure';
import type { TestService } from './test-service';

/** Number of open sockets: 8 for each of 125 members, the maximum of a session. */
const SOCKETS = 1_000;
const SOCKETS_OF_MEMBER = 8;
const MEMBERS = SOCKETS / SOCKETS_OF_MEMBER;

/** Number of measured events after a warm-up event. */
const EVENTS = 10;

/** Milliseconds for all messages of one event, after which the measurement fails. */
const TIMEOUT_MS = 30_000;

/** Cost of one event that every open socket receives. */
export interface Live {
  sockets: number;
  /** Milliseconds from the request to the last socket's message. */
  milliseconds: number;
  /** Microseconds of the server's CPU per socket. */
  cpuPerSocket: number;
}

/**
 * Closes notices that are favourites of many members, who are notified over all their sockets. This
 * process holds the other ends of the sockets, so the time includes reading a thousand messages
 * here.
 */
export async function measureLive(service: TestService): Promise<Live> {
  const { sql, server } = service;
  const { rows: members } = await sql.query<{ id: number; loginId: string }>(
    'select id, login_id as "loginId" from member order by id desc limit $1',
    [MEMBERS + 1],
  );
  const [owner, ...followers] = members;
  if (!owner) throw new Error('There are no members.');
  const closer = new HttpClient(server.url);
  await closer.logIn(owner.loginId, PASSWORD);
  const noticeIds = await addFollowedNotices(service, owner.id, followers);
  let received = 0;
  const sockets: Client[] = [];
  try {
    for (const { loginId } of followers) {
      const cookie = await sessionOf(server.url, loginId);
      for (let number = 0; number < SOCKETS_OF_MEMBER; number += 1) {
        const socket = openSocket(server.url, cookie);
        sockets.push(socket);
        socket.subscribe(
          { query: LIVE_SUBSCRIPTION },
          { next: () => (received += 1), error: () => undefined, complete: () => undefined },
        );
      }
    }
    return await closeAll(service, closer, noticeIds, () => received);
  } finally {
    for (const socket of sockets) await socket.dispose();
    closer.close();
  }
}

/**
 * Closes the first notice until every socket has a message, which proves that all have subscribed.
 * Then measures the others.
 */
async function closeAll(
  service: TestService,
  closer: HttpClient,
  noticeIds: number[],
  received: () => number,
): Promise<Live> {
  // A client gets no signal when its subscription has begun.
  await delay(3_000);
  const times: number[] = [];
  let cpu = 0;
  for (const id of noticeIds) {
    const expected = received() + SOCKETS;
    const processes = { server: service.server.pid, postmaster: service.postgres.pid };
    const [cpuBefore, start] = [cpuOf(processes).server, performance.now()];
    await closer.send('patch', `/api/studies/${id}`);
    while (received() < expected) {
      if (performance.now() - start > TIMEOUT_MS) throw new Error(`${expected - received()} sockets got no message.`);
      await delay(1);
    }
    times.push(performance.now() - start);
    if (id !== noticeIds[0]) cpu += cpuOf(processes).server - cpuBefore;
  }
  const measured = times.slice(1).toSorted((a, b) => a - b);
  return {
    sockets: SOCKETS,
    milliseconds: measured[Math.floor(measured.length / 2)] ?? 0,
    cpuPerSocket: (cpu * 1e6) / (EVENTS * SOCKETS),
  };
}

/** Creates studies of the owner that are favourites of all members. */
async function addFollowedNotices(
  { sql }: TestService,
  ownerId: number,
  followers: { id: number }[],
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
     select 'STUDY', id, university, school_key, '함께 공부해요', 3, '매주 모여요' from member, generate_series(0, $2::int)
     where id = $1 returning id`,
    [ownerId, EVENTS],
  );
  const ids = rows.map(({ id }) => id);
  await sql.query(
    `insert into favourite (member_id, notice_id) select member_id, notice_id
     from unnest($1::int[]) member_id, unnest($2::int[]) notice_id`,
    [followers.map(({ id }) => id), ids],
  );
  return ids;
}

async function sessionOf(url: string, loginId: string): Promise<string> {
  const client = new HttpClient(url);
  await client.logIn(loginId, PASSWORD);
  client.close();
  return client.sessionCookie;
}

function openSocket(url: string, cookie: string): Client {
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  return createClient({
    url: `${url.replace('http:', 'ws:')}/graphql`,
    webSocketImpl: SocketWithCookie,
    lazy: false,
    retryAttempts: 0,
  });
}
