import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestClient } from './client';
import { buildMember } from './factories';
import { asProfileInput } from './graphql-inputs';
import type { TestApp } from './harness';
import { GQL } from './operations';

/** A file as a browser sends it. */
export interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** How an upload ended, in the same words for both transports. */
export interface Outcome {
  /** 'OK', or the refusal's code. */
  code: string;
  imageUrl?: string | null;
}

/** A profile that differs from every other one, as REST takes it. */
export function someProfile(): { nickName: string; university: string; email: string } {
  const unique = Math.random().toString(36).slice(2);
  return { nickName: '새 이름', university: '한빛대학교', email: `${unique}@example.com` };
}

/** {@link someProfile} at the school of {@link movedMember}. */
export function profileElsewhere(): ReturnType<typeof someProfile> {
  return { ...someProfile(), university: '두빛대학교' };
}

/** A member who has just moved to another school, so that {@link someProfile} is refused with SCHOOL_CHANGED_RECENTLY. */
export async function movedMember(app: TestApp): Promise<TestClient> {
  const client = await app.as(await buildMember(app.em()));
  await client.rest('post', '/members/profile', profileElsewhere());
  return client;
}

async function sendOverRest(client: TestClient, file: SentFile, profile = someProfile()): Promise<Outcome> {
  const { body } = await client.upload('/members/profile', profile, file);
  const answer = body as { code?: string; imageUrl?: string | null };
  return { code: answer.code ?? 'OK', imageUrl: answer.imageUrl };
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
  const answer = response.body as {
    data?: { updateProfile: { viewer: { member: { imageUrl: string } } } | null };
    errors?: { extensions: { code: string } }[];
  };
  return {
    code: answer.errors?.[0]?.extensions.code ?? 'OK',
    imageUrl: answer.data?.updateProfile?.viewer.member.imageUrl,
  };
}

/** Both transports for a picture. */
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

/** The bytes of a picture, as a browser downloads them. */
export async function fetchPicture(app: TestApp, url: string | null | undefined): Promise<Buffer> {
  const response = await fetch(app.url + (url ?? '/no-picture'));
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The files in the server's picture folder. */
export function pictureFiles(app: TestApp): Promise<string[]> {
  return readdir(join(app.dataDir, 'pictures'));
}
