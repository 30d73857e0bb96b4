import { z } from 'zod';
import { defineRoute, idSchema, type RestRequest, type Route } from '../kit/route';
import { storePicture } from '../pictures/picture.upload';
import { ProfileInput, SignUpInput } from './member.inputs';
import { readViewer } from './member.queries';
import { signUp, updateProfile } from './member.service';
import type { ViewerView } from './member.view';

const profile = z
  .object({
    nickName: z.string(),
    university: z.string(),
    email: z.string(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Profile' });

const savedProfile = profile.extend({ message: z.string() }).meta({ id: 'SavedProfile' });

const PROFILE_EXAMPLE = { nickName: '하늘', university: '한빛대학교', email: 'haneul@hanbit.example' };

function sendProfile(request: RestRequest, viewer: ViewerView): z.input<typeof profile> {
  const { nickName, university, email, imageUrl, version } = viewer;
  request.version(version);
  return { nickName, university, email, imageUrl };
}

/** The routes of members (rest.md: Path by path). */
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
      const { id } = await signUp(ctx, request.body(SignUpInput));
      request.created('/members/profile');
      return { memberId: id };
    },
  }),
  defineRoute({
    operation: 'getPicture',
    method: 'get',
    path: '/members/image',
    tag: 'members',
    summary: '내 프로필 사진',
    answer: z.object({ imageUrl: z.string().nullable() }),
    handle: async (ctx) => ({ imageUrl: (await readViewer(ctx)).imageUrl }),
  }),
  defineRoute({
    operation: 'getProfile',
    method: 'get',
    path: '/members/profile',
    tag: 'members',
    summary: '내 프로필',
    answer: profile,
    versioned: true,
    handle: async (ctx, request) => sendProfile(request, await readViewer(ctx)),
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
    answer: savedProfile,
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
      const viewer = await updateProfile(ctx, input, { picture, expected });
      return { ...sendProfile(request, viewer), message: '프로필을 저장했어요.' };
    },
  }),
];
