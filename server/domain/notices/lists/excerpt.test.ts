import { EXCERPT_LENGTH } from '../../../../shared/bounds';
import { buildMember, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

test.each([
  ['같이 읽어요.', '같이 읽어요.'],
  ['첫 줄이에요.\n둘째 줄이에요.\n\n다음 문단이에요.', '첫 줄이에요. 둘째 줄이에요.'],
  ['## 왜 만드나요\n\n매주 **한 장**씩 `코드`로 풀어요.', '매주 한 장씩 코드로 풀어요.'],
  ['\n# 제목\n### 작은 제목\n본문이에요.', '본문이에요.'],
  ['- 화요일\n- 목요일', '화요일 목요일'],
  ['1. 읽기\n2) 쓰기', '읽기 쓰기'],
  ['> 인용이에요.', '인용이에요.'],
  ['[노션](https://notion.so/a) ![그림](https://a.b/c.png) 봐 주세요', '노션 그림 봐 주세요'],
  ['snake_case와 C#, 3 - 1 = 2', 'snake_case와 C#, 3 - 1 = 2'],
  ['#태그는 제목이 아니에요', '#태그는 제목이 아니에요'],
  ['# 제목뿐', ''],
  ['\\1 $1 \\&', '\\1 $1 \\&'],
  ['가'.repeat(300), '가'.repeat(EXCERPT_LENGTH)],
])('the excerpt of %j is %j', async (content, excerpt) => {
  const owner = await buildMember(app.em());
  const study = await buildStudy(app.em(), { owner, content });
  const client = await app.as(owner);
  const query = 'query ($id: ID!) { notice(id: $id) { excerpt } }';
  expect(await client.data(query, { id: study.id })).toEqual({ notice: { excerpt } });
});
