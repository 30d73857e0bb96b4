import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { GQL, STUDY_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { buildApplication, buildQuestion, buildStudy } from '../../../server/test-kit/factories/factories';
import { buildPerson, type Person, repeatRounds } from '../../../server/test-kit/races/race-actions';
import { graphql, race, type Racer, rest, whileLocked } from '../../../server/test-kit/races/races';
import { untilWaiting } from '../../../server/test-kit/database/locks';
import type { Notice } from '../../../server/domain/notices/notice.entity';

const ROUNDS = 50;

let app: TestApp;
/** A second instance on the same database. */
let second: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({}, app);
});

afterAll(async () => {
  await second.close();
  await app.close();
});

beforeEach(async () => {
  owner = await buildPerson(app);
});

/** Runs the rounds with new applicants, because a member applies only so often an hour. */
const rounds = (round: (applicant: Person) => Promise<void>): Promise<void> =>
  repeatRounds(ROUNDS, async () => round(await buildPerson(second)));

const asking = ({ id }: Notice, questions: readonly string[]) =>
  graphql(owner.client, GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), questions } });

const applying = ({ client }: Person, { id }: Notice, questionId: number) =>
  graphql(client, GQL.apply, { input: { noticeId: id, answers: [{ questionId, text: '답' }] } });

const textsOf = async ({ id }: Notice): Promise<string[]> => {
  const rows = await app.sql<{ text: string }>(
    'select text from notice_question where notice_id = ? order by position',
    [id],
  );
  return rows.map(({ text }) => text);
};

const answeredOf = ({ id }: Notice) =>
  app.sql<{ question: string | null }>(
    `select ans.question from application a left join application_answer ans on ans.application_id = a.id
     where a.notice_id = ?`,
    [id],
  );

/** Runs the racers so that they wait for the locked notice in this order. */
async function inOrder({ id }: Notice, ...racers: readonly Racer[]): Promise<string[]> {
  const outcomes: Promise<string>[] = [];
  await whileLocked(app, id, async () => {
    for (const racer of racers) {
      outcomes.push(racer());
      await untilWaiting(app, outcomes.length);
    }
  });
  return Promise.all(outcomes);
}

describe('[R24] the first application and an edit of the questions, at two instances', () => {
  it('exclude each other: the application is refused or the questions are frozen', async () => {
    await rounds(async (applicant) => {
      const notice = await buildStudy(app.em(), { owner: owner.member });
      const { id } = await buildQuestion(app.em(), { notice, text: '옛 질문' });
      const outcomes = await race(applying(applicant, notice, id), asking(notice, ['새 질문']));
      expect([
        [['OK', 'QUESTIONS_FROZEN'], ['옛 질문'], [{ question: '옛 질문' }]],
        [['QUESTIONS_CHANGED', 'OK'], ['새 질문'], []],
      ]).toContainEqual([outcomes, await textsOf(notice), await answeredOf(notice)]);
    });
  });

  it('are won by the one that locks the notice first', async () => {
    await repeatRounds(5, async () => {
      const applicant = await buildPerson(second);
      const [first, later] = [
        await buildStudy(app.em(), { owner: owner.member }),
        await buildStudy(app.em(), { owner: owner.member }),
      ];
      const { id } = await buildQuestion(app.em(), { notice: first, text: '옛 질문' });
      const other = await buildQuestion(app.em(), { notice: later, text: '옛 질문' });
      const edit = asking(later, ['새 질문']);
      expect(await inOrder(first, applying(applicant, first, id), asking(first, []))).toEqual([
        'OK',
        'QUESTIONS_FROZEN',
      ]);
      expect(await inOrder(later, edit, applying(applicant, later, other.id))).toEqual(['OK', 'QUESTIONS_CHANGED']);
    });
  });

  it('exclude each other over REST, which has no answers', async () => {
    await rounds(async (applicant) => {
      const notice = await buildStudy(app.em(), { owner: owner.member });
      await buildQuestion(app.em(), { notice, text: '옛 질문' });
      const byRest = rest(applicant.client, 'post', `/studies/${notice.id}/applications`, { application: '함께해요' });
      const outcomes = await race(byRest, asking(notice, []));
      expect([
        [['OK', 'QUESTIONS_FROZEN'], ['옛 질문']],
        [['OK', 'OK'], []],
      ]).toContainEqual([outcomes, await textsOf(notice)]);
      expect(await answeredOf(notice)).toEqual([{ question: null }]);
    });
  });

  it('and the cancellation of the last application: the edit comes before it and is refused, or after it', async () => {
    await rounds(async (applicant) => {
      const notice = await buildStudy(app.em(), { owner: owner.member });
      await buildQuestion(app.em(), { notice, text: '옛 질문' });
      const { id } = await buildApplication(app.em(), { notice, applicant: applicant.member });
      const outcomes = await race(graphql(applicant.client, GQL.cancel, { id }), asking(notice, ['새 질문']));
      expect([
        [['OK', 'QUESTIONS_FROZEN'], ['옛 질문']],
        [['OK', 'OK'], ['새 질문']],
      ]).toContainEqual([outcomes, await textsOf(notice)]);
    });
  });
});
