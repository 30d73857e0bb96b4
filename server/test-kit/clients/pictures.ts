import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestClient } from './client';
import { buildMember } from '../factories/factories';
import { asProfileInput } from './graphql-inputs';
import type { TestApp } from '../app/test-app';
import { GQL } from './graphql-operations';

/** A file of a browser's upload. */
export interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** Outcome of an upload over REST or GraphQL. */
export interface Outcome {
  /** 'OK' or the error code. */
  code: string;
  imageUrl?: string | null;
}

/** Returns a profile in REST's format with a unique e-mail address. */
export function someProfile(): { nickName: string; university: string; email: string } {
  const unique = Math.random().toString(36).slice(2);
  return { nickName: '새 이름', university: '한빛대학교', email: `${unique}@example.com` };
}

/** Returns a profile at the new school of {@link movedMember}. */
export function profileElsewhere(): ReturnType<typeof someProfile> {
  return { ...someProfile(), university: '두빛대학교' };
}

/**
 * Returns a member who has just changed school. {@link someProfile} then fails with
 * SCHOOL_CHANGED_RECENTLY.
 */
export async function movedMember(app: TestApp): Promise<TestClient> {
  const client = await app.as(await buildMember(app.em()));
  await client.rest('post', '/members/profile', profileElsewhere());
  return client;
}

async function sendOverRest(client: TestClient, file: SentFile, profile = someProfile()): Promise<Outcome> {
  const { body } = await client.upload('/members/profile', profile, file);
  const { code, imageUrl } = body as { code?: string; imageUrl?: string | null };
  return { code: code ?? 'OK', imageUrl };
}

async function sendOverGraphQL(client: TestClient, file: SentFile, profile = someProfile()): Promise<Outcome> {
  const response = await client.agent
    .post('/graphql')
    .set('apollo-require-preflight', 'true')
    .field(
      'operations',
      JSON.stringify({ query: GQL.updateProfile, variables: { input: { ...asProfileInput(profile), picture: null } } }),
    )
    .field('map', JSON.stringify({ file: ['variables.input.picture'] }))
    .attach('file', file.bytes, { filename: file.name ?? 'face.jpg', contentType: file.type ?? 'image/jpeg' });
  const { data, errors } = response.body as {
    data?: { updateProfile: { viewer: { member: { imageUrl: string } } } | null };
    errors?: { extensions: { code: string } }[];
  };
  return {
    code: errors?.[0]?.extensions.code ?? 'OK',
    imageUrl: data?.updateProfile?.viewer.member.imageUrl,
  };
}

/** Uploads of a picture over REST and GraphQL. */
export const PICTURE_TRANSPORTS = [
  { transport: 'REST', send: sendOverRest },
  { transport: 'GraphQL', send: sendOverGraphQL },
] as const;

/** Returns a picture of noise, which cannot be compressed to a few bytes. */
export function noise(width: number, height: number): sharp.Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

/** A small JPEG. */
export function smallJpeg(): Promise<Buffer> {
  return noise(40, 30).jpeg().toBuffer();
}

/** Downloads a picture. */
export async function fetchPicture(app: TestApp, url: string | null | undefined): Promise<Buffer> {
  const response = await fetch(app.url + (url ?? '/no-picture'));
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the file names in the server's picture folder. */
export function pictureFiles(app: TestApp): Promise<string[]> {
  return readdir(join(app.dataDir, 'pictures'));
}
