import { Api, type Problem } from './generated';
import { HANTEAM, TOKEN } from './settings';

const headers = { Authorization: `Bearer ${TOKEN}` };
const { studies } = new Api({ baseUrl: `${HANTEAM}/api`, baseApiParams: { headers } });

const STUDY = { title: '알고리즘 스터디', recruitNumber: 4, content: '매주 화요일에 만나요.' };

/** Returns the error of a refused request, which the client throws as a response. */
async function refusalOf(request: Promise<unknown>): Promise<Problem | undefined> {
  return request.then(
    () => undefined,
    (response: { error: Problem }) => response.error,
  );
}

async function main(): Promise<void> {
  const key = { headers: { 'Idempotency-Key': `study-${process.pid}` } };
  const created = await studies.createStudy(STUDY, key);
  const again = await studies.createStudy(STUDY, key);
  const { studyId } = created.data;
  const read = await studies.getStudy(studyId);
  const edit = { ...STUDY, title: '새 제목' };
  const refusal = await refusalOf(studies.updateStudy(studyId, edit, { headers: { 'If-Match': '"999"' } }));
  const comment = await studies.addStudyComment(studyId, { comment: '반가워요' });
  const list = await studies.listStudies({ size: 1 });
  console.info(
    JSON.stringify({
      isOne: again.data.studyId === studyId,
      title: read.data.title,
      refused: refusal?.code,
      comment: comment.data.comment,
      listed: list.data.content[0]?.studyId === studyId,
    }),
  );
}

void main();
