import { sql } from 'kysely';
import { z } from 'zod';
import { defineResponse, type Shape } from '../../selection/responses';
import { defineRoute, idSchema, type Route } from '../kit/api/route';
import { storePicture } from '../pictures/picture.service';
import { ProfileInput, SignUpInput } from './member.inputs';
import { signUp, updateProfile, VIEWER_STATE } from './member.service';

/** Schema of the viewer's profile. */
const profileSchema = z
  .object({
    nickName: z.string(),
    university: z.string(),
    email: z.string(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Profile' });

/** Schema of the viewer's profile after a change. */
const savedProfileSchema = profileSchema.extend({ message: z.string() }).meta({ id: 'SavedProfile' });

const shape: Shape<z.input<typeof profileSchema>> = {
  nickName: 'member.nickName',
  university: sql`m.university`,
  email: 'email',
  imageUrl: 'member.imageUrl',
};

const profileResponse = defineResponse({ ...VIEWER_STATE, name: 'members.profile', shape });

const savedProfileResponse = defineResponse({
  ...VIEWER_STATE,
  name: 'members.savedProfile',
  shape: { ...shape, message: sql.lit('프로필을 저장했어요.') },
});

/** Response to a login. */
export const loginResponse = defineResponse({
  ...VIEWER_STATE,
  version: undefined,
  name: 'members.login',
  shape: { loginId: 'loginId', nickName: 'member.nickName' },
});

/** The viewer's picture. */
const pictureResponse = defineResponse({
  ...VIEWER_STATE,
  version: undefined,
  name: 'members.picture',
  shape: { imageUrl: 'member.imageUrl' },
});

const PROFILE_EXAMPLE = { nickName: '하늘', university: '한빛대학교', email: 'haneul@hanbit.example' };

/** Routes of members. */
export const memberRoutes: Route[] = [
  defineRoute({
    operation: 'signUp',
    method: 'post',
    path: '/members',
    tag: 'members',
    summary: '가입하기',
    isCreating: true,
    isOpen: true,
    body: SignUpInput,
    bodyExample: { ...PROFILE_EXAMPLE, loginId: 'haneul', password: 'a long password' },
    response: z.object({ memberId: idSchema }),
    denials: ['LOGIN_ID_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
    suspensionCheck: 'none',
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
    response: z.object({ imageUrl: z.string().nullable() }),
    handle: async () => pictureResponse(),
  }),
  defineRoute({
    operation: 'getProfile',
    method: 'get',
    path: '/members/profile',
    tag: 'members',
    summary: '내 프로필',
    response: profileSchema,
    isVersioned: true,
    handle: async () => profileResponse(),
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
    response: savedProfileSchema,
    isVersioned: true,
    isConditional: true,
    denials: [
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
      return savedProfileResponse();
    },
  }),
];
