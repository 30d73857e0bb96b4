import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { PAGE_SIZE } from '../../../shared/bounds';
import { Rule, schemaOf } from '../../platform/validation';
import { ConnectionArgs } from '../kit/paging';
import { NoticeKind } from './notice.entity';
import { PAGE_RULES } from './notice.inputs';
import { Role } from './project.entity';

/** The order of a list. */
export enum NoticeSort {
  NEWEST = 'NEWEST',
  BEST_MATCH = 'BEST_MATCH',
  DEADLINE = 'DEADLINE',
}

/** Which notices a list contains. */
@InputType({ description: 'Which notices a list contains. Notices must meet all conditions.' })
export class NoticeFilter {
  @Rule(z.enum(NoticeKind).nullish())
  @Field(() => NoticeKind, { nullable: true, description: 'Only this kind.' })
  kind?: NoticeKind | null;

  @Rule(z.boolean())
  @Field({ defaultValue: false, description: 'Only notices that recruit (모집 중).' })
  recruitingOnly!: boolean;

  @Rule(z.boolean())
  @Field({ defaultValue: false, description: 'Only notices that recruit for at most three more days (마감 임박).' })
  closingSoon!: boolean;

  @Rule(PAGE_RULES.search)
  @Field(() => String, {
    nullable: true,
    description:
      'Words (검색어), 100 characters at most. They are looked for in the title, the field, the tech stack and the content; a notice must contain all of them.',
  })
  search?: string | null;

  @Rule(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'Only projects that want this role (역할).' })
  role?: Role | null;
}

/** The arguments of a numbered list. */
@ArgsType()
export class NoticeListArgs {
  @Rule(PAGE_RULES.page)
  @Field(() => Int, { defaultValue: 0, description: 'The number of the page, from 0.' })
  page!: number;

  @Rule(PAGE_RULES.size)
  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Notices per page, 1–100.' })
  size!: number;

  @Rule(schemaOf(NoticeFilter).nullish())
  @Field(() => NoticeFilter, {
    nullable: true,
    description: 'Which notices the pages contain; all of them by default.',
  })
  filter?: NoticeFilter | null;

  @Rule(z.enum(NoticeSort).default(NoticeSort.NEWEST))
  @Field(() => NoticeSort, { defaultValue: NoticeSort.NEWEST, description: 'The order (정렬) of the list.' })
  sort!: NoticeSort;
}

/** A page of one of the viewer's own lists, which are about notices. */
@ArgsType()
export class ViewerListArgs extends ConnectionArgs {
  @Rule(z.enum(NoticeKind).nullish())
  @Field(() => NoticeKind, { nullable: true, description: 'Only of this kind of notices; of both by default.' })
  kind?: NoticeKind | null;
}
