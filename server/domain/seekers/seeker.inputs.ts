import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS, DEFAULT_SEEKING_DAYS, SEEKING_DAYS } from '../../../shared/bounds';
import type { FieldTexts } from '../../platform/errors/app-error';
import { bilingual } from '../../platform/text/bilingual';
import { paragraphText, Together, Valid } from '../../platform/text/validation';
import { ConnectionArgs } from '../../selection/connections/paging';
import { NoticeKind } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';
import { TAG_FILTER_RULE } from '../profiles/tags/tag.inputs';
import { COURSE_FILTER_RULE, COURSE_NAME_RULE } from '../profiles/timetable/course.inputs';

const unique = <T>(items: T[]): T[] => [...new Set(items)];

/** Fields that the inputs of starting and changing share. */
@InputType()
@Together(({ kinds, roles }: SeekingInput): FieldTexts =>
  kinds.includes(NoticeKind.PROJECT) && roles.length === 0
    ? { roles: { ko: '프로젝트에서 맡을 역할을 골라 주세요.', en: 'Choose your role in a project.' } }
    : {},
)
abstract class SeekingInput {
  @Valid(
    z
      .array(z.enum(NoticeKind))
      .min(1, {
        error: bilingual({ ko: '프로젝트나 스터디를 골라 주세요.', en: 'Choose projects, study groups or both.' }),
      })
      .transform(unique),
  )
  @Field(() => [NoticeKind], { description: 'The kinds (프로젝트, 스터디), at least one.' })
  kinds!: NoticeKind[];

  @Valid(z.array(z.enum(Role)).transform(unique))
  @Field(() => [Role], {
    defaultValue: [],
    description: 'The roles (역할), at least one for projects. Without projects they are ignored.',
  })
  roles!: Role[];

  @Valid(paragraphText({ ko: '한 줄 소개', en: 'your introduction' }, BOUNDS.seekerText))
  @Field({ description: 'A sentence about the viewer (한 줄 소개), 1–200 characters.' })
  text!: string;

  @Valid(COURSE_NAME_RULE.nullish())
  @Field(() => String, {
    nullable: true,
    description: "The name of one of the viewer's courses (수업) of the present or the next semester.",
  })
  course?: string | null;
}

/** Input of `startSeeking`. */
@InputType({ description: 'What the viewer looks for (팀 찾기). It replaces what they looked for before.' })
export class StartSeekingInput extends SeekingInput {
  @Valid(
    z.literal(SEEKING_DAYS, {
      error: bilingual({ ko: '기간은 7일, 14일, 21일 중에서 골라 주세요.', en: 'Choose 7, 14 or 21 days.' }),
    }),
  )
  @Field(() => Int, { defaultValue: DEFAULT_SEEKING_DAYS, description: 'The number of days (기간): 7, 14 or 21.' })
  days!: number;
}

/** Input of `updateSeeking`. */
@InputType({ description: 'What the viewer looks for (팀 찾기) until the last day of the present search.' })
export class UpdateSeekingInput extends SeekingInput {}

/** Arguments of the list of seekers. */
@ArgsType()
export class SeekerListArgs extends ConnectionArgs {
  @Valid(z.enum(NoticeKind).nullish())
  @Field(() => NoticeKind, { nullable: true, description: 'Only members who look for this kind.' })
  kind?: NoticeKind | null;

  @Valid(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'Only members who look for this role (역할).' })
  role?: Role | null;

  @Valid(TAG_FILTER_RULE)
  @Field(() => String, {
    nullable: true,
    description: 'Only members with the tag (태그) of this id in the team profile.',
  })
  tag?: string | null;

  @Valid(COURSE_FILTER_RULE.nullish())
  @Field(() => String, {
    nullable: true,
    description: 'Only members who look for a team of the course (수업) with this name. Case and blanks do not matter.',
  })
  course?: string | null;
}
