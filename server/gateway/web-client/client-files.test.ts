import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { makeTempFolder } from '../../test-kit/processes/temp-folder';
import { clientFiles } from './client-files';

const folder = makeTempFolder('client-files');
const server = express();

beforeAll(async () => {
  await writeFile(join(folder, 'app.js'), '0123456789');
  await writeFile(join(folder, 'gone.js'), 'gone');
  server.use(clientFiles(folder));
  await rm(join(folder, 'gone.js'));
});

afterAll(() => rm(folder, { recursive: true }));

it('a file that was deleted since the start ends its own connection, and the process serves on', async () => {
  await expect(request(server).get('/gone.js')).rejects.toThrow();
  expect((await request(server).get('/app.js')).status).toBe(200);
});

it.each(['5-2', '-3', '0-0', 'a-b', '20-'])('the range %s is ignored, because the files are small', async (range) => {
  const { status, text, headers } = await request(server).get('/app.js').set('Range', `bytes=${range}`);
  expect([status, text, headers['content-range']]).toEqual([200, '0123456789', undefined]);
});
