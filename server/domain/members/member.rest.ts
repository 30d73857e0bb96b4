import { z } from 'zod';
import { defineRoute, idSchema, type Route } from '../kit/route';
import { storePicture } from '../pictures/picture.upload';
import { ProfileInput, SignUpInput } from './member.inputs';
import { pictureAnswer, profileAnswer, profileSchema, savedProfileAnswer, savedProfileSchema } from './member.answers';
import { signUp, updateProfile } from './member.service';

const PROFILE_EXAMPLE = { nickName: '하늘', university: '한빛대학교', email: 'haneul@hanbit.example' };

/** Routes of members (rest.md: Path by path). */
export const memberRoutes: Route[] = [
  defineRoute({
    operation: 'signUp',
    method: 'post',
    path: '/members',
    tag: 'members',
    summary: '가입하기',
    created: true,
    open: true,
    body: SignUpInput,
    bodyExample: { ...PROFILE_EXAMPLE, loginId: 'haneul', password: 'a long password' },
    answer: z.object({ memberId: idSchema }),
    refusals: ['LOGIN_ID_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      const memberId = await signUp(ctx, request.body(SignUpInput));
      request.created('/members/profile');
      return { memberId };
    },
  }),
  defineRoute({
    operation: 'getPicture',
    method: 'get',
    path: '/members/image',
    tag: 'members',
    summary: '내 프로필 사진',
    answer: z.object({ imageUrl: z.string().nullable() }),
    handle: async () => pictureAnswer(),
  }),
  defineRoute({
    operation: 'getProfile',
    method: 'get',
    path: '/members/profile',
    tag: 'members',
    summary: '내 프로필',
    answer: profileSchema,
    versioned: true,
    handle: async () => profileAnswer(),
  }),
  defineRoute({
    operation: 'updateProfile',
    method: 'post',
    path: '/members/profile',
    tag: 'members',
    summary: '내 프로필 고치기',
    filePart: 'form',
    body: ProfileInput,
    bodyExample: PROFILE_EXAMPLE,
    answer: savedProfileSchema,
    versioned: true,
    conditional: true,
    refusals: [
      'EMAIL_TAKEN',
      'SCHOOL_CHANGED_RECENTLY',
      'SESSION_REQUIRED',
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'TOO_MANY_ATTEMPTS',
    ],
    handle: async (ctx, request) => {
      const input = request.body(ProfileInput);
      const expected = request.expectedVersions();
      const file = request.file();
      const picture = file && (await storePicture(ctx, file));
      await updateProfile(ctx, input, { picture, expected });
      return savedProfileAnswer();
    },
  }),
];
