import { Client } from 'pg';

/** The SQL that was sent while `work` ran, the sessions' aside. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [first] of spy.mock.calls as unknown[][]) {
      const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
      if (text !== undefined && !/"?session"?/.test(text)) statements.push(text);
    }
  } finally {
    spy.mockRestore();
  }
  return statements;
}
