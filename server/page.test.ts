import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { clientPage } from './page';
import { buildProject, buildStudy } from './test/factories';
import { startTestApp, type TestApp } from './test/harness';

let app: TestApp;
let folder: string;
let page: express.Express;

beforeAll(async () => {
  app = await startTestApp();
  // These tests run without a built client; its page leaves this place for the tags.
  folder = await mkdtemp(join(tmpdir(), 'hanteam-page-'));
  await writeFile(join(folder, 'page.html'), '<!doctype html><head><!--tags--></head>');
  const { env, reader } = app.server.services;
  page = express().use(clientPage(folder, env, reader));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

/** What a chat shows as the title of a link. */
async function sharedTitle(path: string): Promise<string | undefined> {
  const { text } = await request(page).get(path);
  return /<meta property="og:title" content="([^"]*)">/.exec(text)?.[1];
}

describe('a link that is shared', () => {
  it.each([
    ['project', 'study', buildProject],
    ['study', 'project', buildStudy],
  ] as const)('to a %s shows its title, and to a %s of the same id nothing of it', async (kind, otherKind, build) => {
    const { id } = await build(app.em(), { title: '함께 <만들> "사람"' });
    expect(await sharedTitle(`/${kind}/${id}`)).toBe('함께 &#60;만들&#62; &#34;사람&#34;');
    expect(await sharedTitle(`/${otherKind}/${id}`)).toBe('한팀');
  });

  it.each(['/', '/project/0', '/study/2147483647', '/study/x'])('to %s shows the name of the service', async (path) => {
    expect(await sharedTitle(path)).toBe('한팀');
  });
});
