import { addStudyComment, createStudy, defaults, getStudy, listStudies, type Problem, updateStudy } from './generated';
import { HANTEAM, TOKEN } from './settings';

defaults.baseUrl = `${HANTEAM}/api`;
defaults.headers = { Authorization: `Bearer ${TOKEN}` };

const STUDY = { title: '알고리즘 스터디', recruitNumber: 4, content: '매주 화요일에 만나요.' };

async function main(): Promise<void> {
  const idempotencyKey = `study-${process.pid}`;
  const created = await createStudy(STUDY, { idempotencyKey });
  const again = await createStudy(STUDY, { idempotencyKey });
  if (created.status !== 201 || again.status !== 201) throw new Error(`not created: ${created.status}`);
  const { studyId } = created.data;
  const read = await getStudy(studyId);
  const stale = await updateStudy(studyId, { ...STUDY, title: '새 제목' }, { ifMatch: '"999"' });
  const refusal: Problem | undefined = stale.status === 412 ? stale.data : undefined;
  const comment = await addStudyComment(studyId, { comment: '반가워요' });
  const list = await listStudies({ size: 1 });
  console.info(
    JSON.stringify({
      isOne: again.data.studyId === studyId,
      title: read.status === 200 && read.data.title,
      refused: refusal?.code,
      comment: comment.status === 201 && comment.data.comment,
      listed: list.status === 200 && list.data.content[0]?.studyId === studyId,
    }),
  );
}

void main();
