import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { PAGE_SIZE } from '../../../../shared/bounds';
import { Valid, schemaOf } from '../../../platform/text/validation';
import { ConnectionArgs } from '../../../selection/connections/paging';
import { NoticeKind } from '../notice.entity';
import { PAGE_RULES } from '../notice.inputs';
import { Role } from '../../profiles/role.entity';
import { TAG_FILTER_RULE } from '../../profiles/tags/tag.inputs';
import { COURSE_FILTER_RULE } from '../../profiles/timetable/course.inputs';

/** Order of a list. */
export enum NoticeSort {
  NEWEST = 'NEWEST',
  BEST_MATCH = 'BEST_MATCH',
  DEADLINE = 'DEADLINE',
  FIT = 'FIT',
}

/** Conditions of a list of notices. */
@InputType({ description: 'Conditions of a list of notices. A notice must fulfil all of them.' })
export class NoticeFilter {
  @Valid(z.enum(NoticeKind).nullish())
  @Field(() => NoticeKind, { nullable: true, description: 'Only this kind.' })
  kind?: NoticeKind | null;

  @Valid(z.boolean())
  @Field({ defaultValue: false, description: 'Only notices that recruit (모집 중).' })
  recruitingOnly!: boolean;

  @Valid(z.boolean())
  @Field({ defaultValue: false, description: 'Only notices that recruit for at most three more days (마감 임박).' })
  closingSoon!: boolean;

  @Valid(PAGE_RULES.search)
  @Field(() => String, {
    nullable: true,
    description:
      'Words (검색어), 100 characters at most. A notice must contain all of them in its title, field, tech stack or content.',
  })
  search?: string | null;

  @Valid(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'Only projects that recruit for this role (역할).' })
  role?: Role | null;

  @Valid(COURSE_FILTER_RULE)
  @Field(() => String, {
    nullable: true,
    description: 'Only notices of the course (수업) with this name, in any semester. Case and blanks do not matter.',
  })
  course?: string | null;

  @Valid(z.boolean())
  @Field({
    defaultValue: false,
    description: "Only notices of one of the viewer's courses (내 수업), in the semester in which the viewer takes it.",
  })
  myCourses!: boolean;

  @Valid(TAG_FILTER_RULE)
  @Field(() => String, {
    nullable: true,
    description: 'Only notices with the tag (태그) of this id, as `tags` lists it.',
  })
  tag?: string | null;
}

/** Arguments of a numbered list. */
@ArgsType()
export class NoticeListArgs {
  @Valid(PAGE_RULES.page)
  @Field(() => Int, { defaultValue: 0, description: 'The number of the page, from 0.' })
  page!: number;

  @Valid(PAGE_RULES.size)
  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Notices per page, 1–100.' })
  size!: number;

  @Valid(schemaOf(NoticeFilter).nullish())
  @Field(() => NoticeFilter, {
    nullable: true,
    description: 'Conditions that the notices must fulfil; none by default.',
  })
  filter?: NoticeFilter | null;

  @Valid(z.enum(NoticeSort).default(NoticeSort.NEWEST))
  @Field(() => NoticeSort, { defaultValue: NoticeSort.NEWEST, description: 'The order (정렬) of the list.' })
  sort!: NoticeSort;
}

/** Arguments of a page of one of the viewer's own lists of notices. */
@ArgsType()
export class ViewerListArgs extends ConnectionArgs {
  @Valid(z.enum(NoticeKind).nullish())
  @Field(() => NoticeKind, { nullable: true, description: 'Only notices of this kind; both kinds by default.' })
  kind?: NoticeKind | null;
}
