import { sql } from 'kysely';
import { z } from 'zod';
import { defineAnswer, type Shape } from '../../selection/answers';

/** Schema of the viewer's profile (rest.md: Path by path). */
export const profileSchema = z
  .object({
    nickName: z.string(),
    university: z.string(),
    email: z.string(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Profile' });

/** Schema of the viewer's profile after a change. */
export const savedProfileSchema = profileSchema.extend({ message: z.string() }).meta({ id: 'SavedProfile' });

const shape: Shape<z.input<typeof profileSchema>> = {
  nickName: 'member.nickName',
  university: sql`m.university`,
  email: 'email',
  imageUrl: 'member.imageUrl',
};

const viewer = {
  type: 'Viewer',
  source: ({ viewerId }: { viewerId: unknown }) => sql`member m where m.id = ${viewerId}`,
  missing: 'UNAUTHENTICATED',
  version: 'version',
} as const;

export const profileAnswer = defineAnswer({ ...viewer, name: 'members.profile', shape });

export const savedProfileAnswer = defineAnswer({
  ...viewer,
  name: 'members.savedProfile',
  shape: { ...shape, message: sql.lit('프로필을 저장했어요.') },
});

/** Answer to a login. */
export const loginAnswer = defineAnswer({
  ...viewer,
  version: undefined,
  name: 'members.login',
  shape: { loginId: 'loginId', nickName: 'member.nickName' },
});

/** The viewer's picture. */
export const pictureAnswer = defineAnswer({
  ...viewer,
  version: undefined,
  name: 'members.picture',
  shape: { imageUrl: 'member.imageUrl' },
});
