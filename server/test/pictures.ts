import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestClient } from './client';
import type { TestApp } from './harness';

/** A file as a browser sends it. */
export interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** The outcome of an upload, in the same form for both transports. */
export interface Outcome {
  /** 'OK', or the refusal's code. */
  code: string;
  imageUrl?: string | null;
}

/** A profile that differs from every other one. */
export function someProfile(): { nickName: string; university: string; email: string } {
  const unique = Math.random().toString(36).slice(2);
  return { nickName: '새 이름', university: '한빛대학교', email: `${unique}@example.com` };
}

const UPDATE = `mutation ($input: ProfileInput!, $picture: Upload) {
  updateProfile(input: $input, picture: $picture) { imageUrl }
}`;

async function sendOverRest(client: TestClient, file: SentFile, profile = someProfile()): Promise<Outcome> {
  const { body } = await client.upload('/members/profile', profile, file);
  const answer = body as { code?: string; imageUrl?: string | null };
  return { code: answer.code ?? 'OK', imageUrl: answer.imageUrl };
}

async function sendOverGraphQL(client: TestClient, file: SentFile, profile = someProfile()): Promise<Outcome> {
  const response = await client.agent
    .post('/graphql')
    .set('apollo-require-preflight', 'true')
    .field('operations', JSON.stringify({ query: UPDATE, variables: { input: profile, picture: null } }))
    .field('map', JSON.stringify({ file: ['variables.picture'] }))
    .attach('file', file.bytes, { filename: file.name ?? 'face.jpg', contentType: file.type ?? 'image/jpeg' });
  const answer = response.body as {
    data?: { updateProfile: { imageUrl: string } } | null;
    errors?: { extensions: { code: string } }[];
  };
  return { code: answer.errors?.[0]?.extensions.code ?? 'OK', imageUrl: answer.data?.updateProfile.imageUrl };
}

/** The transports over which pictures are uploaded. */
export const PICTURE_TRANSPORTS = [
  { transport: 'REST', send: sendOverRest },
  { transport: 'GraphQL', send: sendOverGraphQL },
] as const;

/** A real picture, noisy so that it does not compress away. */
export function noise(width: number, height: number): sharp.Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

/** A small JPEG. */
export function smallJpeg(): Promise<Buffer> {
  return noise(40, 30).jpeg().toBuffer();
}

/** The bytes of a picture, as a browser gets them. */
export async function fetchPicture(app: TestApp, url: string | null | undefined): Promise<Buffer> {
  const response = await fetch(app.url + (url ?? '/no-picture'));
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The names of the stored pictures. */
export function storedFiles(app: TestApp): Promise<string[]> {
  return readdir(join(app.dataDir, 'pictures'));
}
