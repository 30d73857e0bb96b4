import { type Expression } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import type { WriteField } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields } from '../../selection/schema-fields';
import type { CommentTables } from '../comments/comment.entity';
import { CommentType } from '../comments/comment.type';
import { isAllowed } from '../kit/rules';
import type { MemberTables } from '../members/member.entity';
import { MemberType } from '../members/member.type';
import type { NoticeTables } from '../notices/notice.tables';
import { NoticeType } from '../notices/notice.type';
import { reportRules } from './moderation.rules';

const n = columnsOf<NoticeTables['notice']>('n');
const c = columnsOf<CommentTables['comment']>('c');
const m = columnsOf<MemberTables['member']>('m');

const viewerCanReport =
  (ownerId: Expression<number | null>): WriteField =>
  ({ viewerId }) =>
    isAllowed(reportRules(viewerId, ownerId));

/** Payload of `reportContent`. */
@ObjectType({ simpleResolvers: true, description: 'The result of reportContent.' })
export class ReportContentPayload {
  @Field(() => ID, { description: 'The id of the reported notice, comment or member.' })
  targetId!: string;
}

addFields(NoticeType, {
  viewerCanReport: {
    type: () => Boolean,
    description: 'Whether the viewer may report it (신고하기).',
    sql: viewerCanReport(n.owner_id),
  },
});

addFields(CommentType, {
  viewerCanReport: {
    type: () => Boolean,
    description: 'Whether the viewer may report it (신고하기).',
    sql: viewerCanReport(c.author_id),
  },
});

addFields(MemberType, {
  viewerCanReport: {
    type: () => Boolean,
    description: 'Whether the viewer may report the member (신고하기).',
    sql: viewerCanReport(m.id),
  },
});
