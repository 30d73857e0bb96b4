import { setTimeout as delay } from 'node:timers/promises';

/** A browser: it keeps its cookies and tells whether a request came through. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** The answer's data; undefined when it failed or never came. */
  async graphql<Data>(query: string, variables: object = {}): Promise<Data | undefined> {
    const answer = await this.send('/graphql', { query, variables });
    return (answer as { data?: Data; errors?: unknown } | undefined)?.data ?? undefined;
  }

  async logIn(loginId: string, password: string): Promise<void> {
    const answer = await this.send('/api/auth/login', { loginId, password });
    if (answer === undefined) throw new Error(`login of ${loginId}`);
  }

  /** Every cookie but the session's, as if they had expired. */
  forgetWrites(): void {
    for (const name of this.cookies.keys()) if (name !== 'sid') this.cookies.delete(name);
  }

  /** What a JSON body was answered with; undefined when that was an error or nothing. */
  private async send(path: string, body: object): Promise<unknown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(this.origin + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => undefined,
    );
    for (const line of response?.headers.getSetCookie() ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response?.ok ? response.json().catch(() => undefined) : undefined;
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
  /** Requests that failed, and those that failed a second time as well. */
  failures: number;
  failuresTwice: number;
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
 * they are stopped. What fails is tried once more.
 */
export function startLoad(
  members: readonly Worker[],
  noticeIds: readonly string[],
): {
  stop(): Promise<Outcome>;
} {
  const outcome: Outcome = { requests: 0, failures: 0, failuresTwice: 0, slowest: 0, marks: new Map() };
  let running = true;
  const ask = async (browser: Browser, query: string, variables: object = {}): Promise<boolean> => {
    for (const again of [false, true]) {
      const start = Date.now();
      const answer = await browser.graphql(query, variables);
      outcome.requests += 1;
      outcome.slowest = Math.max(outcome.slowest, Date.now() - start);
      if (answer !== undefined) return true;
      outcome[again ? 'failuresTwice' : 'failures'] += 1;
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
