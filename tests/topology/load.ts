import { setTimeout as delay } from 'node:timers/promises';

/** A browser: it keeps its cookies, and tells what went wrong. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** Sends a GraphQL operation; answers why it failed, or nothing. */
  graphql(query: string, variables: object = {}): Promise<string | undefined> {
    return this.send('/graphql', { query, variables });
  }

  async logIn(loginId: string, password: string): Promise<void> {
    const failure = await this.send('/api/auth/login', { loginId, password });
    if (failure !== undefined) throw new Error(`login of ${loginId}: ${failure}`);
  }

  /** Every cookie but the session's, as if they had expired. */
  forgetWrites(): void {
    for (const name of this.cookies.keys()) if (name !== 'sid') this.cookies.delete(name);
  }

  private async send(path: string, body: object): Promise<string | undefined> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', cookie };
    try {
      const response = await fetch(this.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.cookies.set(name, value);
      }
      const text = await response.text();
      return response.ok && !text.includes('"errors"') ? undefined : `${response.status} ${text}`;
    } catch (error) {
      return String(error instanceof Error ? (error.cause ?? error) : error);
    }
  }
}

/** A member at work. */
export interface Worker {
  id: string;
  browser: Browser;
  /** Whether it writes nothing. */
  looking: boolean;
}

/** What came of a load. */
export interface Outcome {
  requests: number;
  /** Why requests failed, and why they failed a second time. */
  failures: string[];
  failuresTwice: string[];
  /** Milliseconds that the longest one took. */
  slowest: number;
  /** What each member was told last of each of its marks: whether it stands. */
  marks: Map<string, boolean>;
}

const LIST = '{ projects { nodes { id title viewerHasFavourited } } }';
const SET = 'mutation ($id: ID!) { favouriteNotice(id: $id) { id } }';
const UNSET = 'mutation ($id: ID!) { unfavouriteNotice(id: $id) { id } }';

/**
 * Members who read lists and, unless they only look, mark and unmark notices, one request after the other each, until
 * they are stopped. What fails is tried once more, a moment later.
 */
export function startLoad(
  members: readonly Worker[],
  noticeIds: readonly string[],
): {
  stop(): Promise<Outcome>;
} {
  const outcome: Outcome = { requests: 0, failures: [], failuresTwice: [], slowest: 0, marks: new Map() };
  let running = true;
  const ask = async (browser: Browser, query: string, variables: object = {}): Promise<boolean> => {
    for (const again of [false, true]) {
      const start = Date.now();
      const failure = await browser.graphql(query, variables);
      outcome.requests += 1;
      outcome.slowest = Math.max(outcome.slowest, Date.now() - start);
      if (failure === undefined) return true;
      outcome[again ? 'failuresTwice' : 'failures'].push(failure);
      // A process that is killed takes some milliseconds to let go of all its connections.
      await delay(100);
    }
    return false;
  };
  const live = async ({ id, browser, looking }: Worker): Promise<void> => {
    for (let turn = 0; running; turn += 1) {
      const noticeId = noticeIds[turn % noticeIds.length] ?? '';
      const set = Math.floor(turn / noticeIds.length) % 2 === 0;
      if (!looking && (await ask(browser, set ? SET : UNSET, { id: noticeId })))
        outcome.marks.set(`${id} ${noticeId}`, set);
      await ask(browser, LIST);
      await delay(5);
    }
  };
  const lives = members.map(live);
  return {
    stop: async () => {
      running = false;
      await Promise.all(lives);
      return outcome;
    },
  };
}
