import { signUpAt } from '../../server/test-kit/clients/client';
import type { HttpClient } from '../../server/test-kit/clients/http-client';
import { serverOfImage } from '../../server/test-kit/processes/server-process';
import { type TestService, startTestService } from '../faults/support/test-service';

/** A server with the heap of the image, and a member who uses it while others fill its memory. */
export interface ImageService extends TestService {
  other: HttpClient;
  /** Id of the member's study. */
  otherStudy: number;
  /** Sends requests one after the other as the member until the work is done. All must succeed. */
  expectOthersServed(work: Promise<unknown>): Promise<void>;
}

/**
 * Starts the built server with the flags of the image.
 * @param env settings that override those of the tests
 */
export async function startImageService(env?: Record<string, string>): Promise<ImageService> {
  const service = await startTestService({ writers: 0, env, args: serverOfImage() });
  const other = await signUpAt(service.server.url, 'other');
  const study = { title: '고전 읽기', recruitNumber: 3, content: '매주 만나요.' };
  const otherStudy = Number((await other.mustSend('post', '/api/studies', study))['studyId']);
  return {
    ...service,
    other,
    otherStudy,
    expectOthersServed: (work) => expectOthersServed(other, otherStudy, work),
    remove: async () => {
      other.close();
      await service.remove();
    },
  };
}

/** Returns one of sixteen million addresses of this machine. */
export const addressOf = (number: number): string => `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;

async function expectOthersServed(other: HttpClient, studyId: number, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let served = 0;
  while (!isDone) {
    for (const { status, text } of [
      await other.send('get', '/api/studies'),
      await other.sendGraphQL('{ viewer { id member { nickName } } }'),
      await other.send('post', `/api/studies/comments/${studyId}`, { comment: `질문 ${served}` }),
    ]) {
      expect([200, 201]).toContain(status);
      expect(text).not.toContain('"errors"');
    }
    served += 1;
  }
  await done;
  expect(served).toBeGreaterThan(3);
}
