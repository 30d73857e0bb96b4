import { z } from 'zod';
import { defineRoute, type Route } from '../kit/route';
import { MAX_UPLOAD_BYTES } from '../kit/upload';
import { keepPicture } from '../pictures/picture.upload';
import { ProfileInput, SignUpInput } from './member.inputs';
import { readViewer } from './member.queries';
import { signUp, updateProfile } from './member.service';
import type { ViewerView } from './member.view';

const PICTURE_PART = 'form';

const profile = z.object({
  nickName: z.string(),
  university: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
});

function toProfile({ nickName, university, email, imageUrl }: ViewerView): z.input<typeof profile> {
  return { nickName, university, email, imageUrl };
}

/** Members, for old clients. */
export const memberRoutes: Route[] = [
  defineRoute({
    method: 'post',
    path: '/members',
    tag: 'members',
    summary: '가입하기',
    created: true,
    open: true,
    body: SignUpInput,
    answer: z.object({ memberId: z.int().positive() }),
    refusals: ['LOGIN_ID_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      const { id } = await signUp(ctx, request.body(SignUpInput));
      request.created('/members/profile');
      return { memberId: id };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/members/image',
    tag: 'members',
    summary: '내 프로필 사진',
    answer: z.object({ imageUrl: z.string().nullable() }),
    handle: async (ctx) => ({ imageUrl: (await readViewer(ctx)).imageUrl }),
  }),
  defineRoute({
    method: 'get',
    path: '/members/profile',
    tag: 'members',
    summary: '내 프로필',
    answer: profile,
    handle: async (ctx) => toProfile(await readViewer(ctx)),
  }),
  defineRoute({
    method: 'post',
    path: '/members/profile',
    tag: 'members',
    summary: '내 프로필 고치기',
    upload: { part: PICTURE_PART, maxBytes: MAX_UPLOAD_BYTES },
    body: ProfileInput,
    answer: profile,
    refusals: ['EMAIL_TAKEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      const input = request.body(ProfileInput);
      const file = request.file();
      return toProfile(await updateProfile(ctx, input, file && (await keepPicture(ctx, file))));
    },
  }),
];
