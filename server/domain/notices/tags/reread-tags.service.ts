import { z } from 'zod';
import { readTags } from '../../../../shared/tags';
import type { Services } from '../../context';
import { addJobs, defineJob } from '../../kit/jobs/jobs';
import { READ_BATCH_SIZE, readTexts, updateTags } from './reread-tags.sql';

/**
 * Number of notices that one statement writes. PostgreSQL also writes their search documents, which
 * takes most of the time of the statement.
 */
const WRITE_BATCH_SIZE = 50;

/**
 * Reads the tags of recruiting notices again, because the previous start may have had another list
 * of tags (rules/tags.md). Each job reads one batch and queues the next one.
 */
export const rereadNoticeTags = defineJob({
  name: 'rereadNoticeTags',
  atStart: true,
  payload: z.object({ after: z.int().default(0) }),
  run: async (services, { after }) => {
    const notices = await readTexts(services, after);
    await correctTags(services, notices);
    if (notices.length === READ_BATCH_SIZE) await queueNext(services, notices.at(-1)?.id ?? after);
  },
});

const queueNext = ({ writes }: Services, after: number): Promise<void> =>
  addJobs(writes, rereadNoticeTags, [{ after }]);

/** Writes the tags of notices whose stored tags differ from those in their text. */
async function correctTags(services: Services, notices: Awaited<ReturnType<typeof readTexts>>): Promise<void> {
  const outdated = notices
    .map((notice) => ({ ...notice, present: notice.tags, tags: readTags(notice.text) }))
    .filter(({ present, tags }) => present.join() !== tags.join());
  for (let from = 0; from < outdated.length; from += WRITE_BATCH_SIZE)
    await updateTags(services, outdated.slice(from, from + WRITE_BATCH_SIZE));
}
