import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS, PROFILE_LISTS } from '../../../shared/bounds';
import { isProfileHost, PROFILE_LINK_HOSTS } from '../../../shared/profile-links';
import { MAX_TAGS, tagOf } from '../../../shared/tags';
import { parseHttpsLink } from '../../platform/text/https-link';
import { bilingual } from '../../platform/text/bilingual';
import type { Label } from '../../platform/text/field-messages';
import { lineText, paragraphText, text, Valid } from '../../platform/text/validation';
import { ExpectedVersion } from '../kit/transaction/expected-version';
import { ProfileVisibility } from './profile.entity';
import { Role } from './role.entity';

/** Makes a value optional. Null and a missing value keep the stored one. */
const kept = <T>(schema: z.ZodType<T>) => z.preprocess((value) => value ?? null, schema.nullable());

/** A list without repetitions. Its Korean label has its particle, its English label is a plural. */
const listOf = <T>(label: Label, item: z.ZodType<T>, max: number) =>
  kept(
    z
      .array(item, { error: bilingual({ ko: `${label.ko} 목록으로 보내 주세요.`, en: `Send ${label.en} as a list.` }) })
      .transform((items) => [...new Set(items)])
      .pipe(
        z.array(z.custom<T>()).max(max, {
          error: bilingual({
            ko: `${label.ko} ${max}개까지 넣을 수 있어요.`,
            en: `You can add up to ${max} ${label.en}.`,
          }),
        }),
      ),
  );

const TAG_MESSAGE = {
  ko: '목록에 없는 기술이에요. 소개에 적어 주세요.',
  en: 'This skill isn’t on the list. Mention it in “About me”.',
};
const LINK_MESSAGE = {
  ko: `링크는 https로 시작하는 ${PROFILE_LINK_HOSTS.join(', ')} 주소만 쓸 수 있어요.`,
  en: `A link must start with https and lead to ${PROFILE_LINK_HOSTS.join(', ')}.`,
};

const link = text({ ko: '링크', en: 'the link' }, BOUNDS.profileLink).transform((written, context) => {
  const parsed = parseHttpsLink(written, isProfileHost);
  // The normal form of a URL may be longer than the given one.
  if (parsed !== null && parsed.length <= BOUNDS.profileLink.max) return parsed;
  context.addIssue({ code: 'custom', message: bilingual(LINK_MESSAGE) });
  return written;
});

const NULL_KEEPS = 'Null keeps the present value.';

/** Input of `updateTeamProfile`. */
@InputType({ description: "A change of the viewer's team profile (팀 프로필)." })
export class UpdateTeamProfileInput {
  @Valid(kept(paragraphText({ ko: '소개', en: 'your introduction' }, BOUNDS.profileIntro)))
  @Field(() => String, {
    nullable: true,
    description: `The introduction (소개), 300 characters at most. ${NULL_KEEPS}`,
  })
  intro!: string | null;

  @Valid(listOf({ ko: '역할은', en: 'roles' }, z.enum(Role), PROFILE_LISTS.roles))
  @Field(() => [Role], {
    nullable: true,
    description: `The roles (역할) that the viewer wants, 3 at most. ${NULL_KEEPS}`,
  })
  roles!: Role[] | null;

  @Valid(
    listOf(
      { ko: '기술은', en: 'skills' },
      z.string().refine((id) => tagOf(id) !== undefined, { error: bilingual(TAG_MESSAGE) }),
      MAX_TAGS,
    ),
  )
  @Field(() => [String], { nullable: true, description: `The ids of tags (기술), 10 at most. ${NULL_KEEPS}` })
  tags!: string[] | null;

  @Valid(listOf({ ko: '링크는', en: 'links' }, link, PROFILE_LISTS.links))
  @Field(() => [String], {
    nullable: true,
    description: `Links (링크), 3 at most: https URLs at ${PROFILE_LINK_HOSTS.join(', ')}. ${NULL_KEEPS}`,
  })
  links!: string[] | null;

  @Valid(kept(lineText({ ko: '학과', en: 'your department' }, BOUNDS.department)))
  @Field(() => String, { nullable: true, description: `The department (학과), 40 characters at most. ${NULL_KEEPS}` })
  department!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `Whether readers of the profile see the department. ${NULL_KEEPS}`,
  })
  showDepartment!: boolean | null;

  @Field(() => ProfileVisibility, { nullable: true, description: `Who reads the profile (공개 범위). ${NULL_KEEPS}` })
  visibility!: ProfileVisibility | null;

  @ExpectedVersion()
  expectedVersion?: number | null;
}
