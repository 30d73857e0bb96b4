import { sql } from 'kysely';
import { sqlArray, type SqlField } from '../../../selection/fields';
import { addFields, addQueries } from '../../../selection/schema-fields';
import { TagType, tagsIn } from '../../profiles/tags/tag.type';
import { newestRecruiting } from '../lists/first-recruiting.sql';
import { NoticeType } from '../notice.type';

/** Number of tags that {@link frequentTags} returns. */
const MAX_FREQUENT = 8;

const frequentTags: SqlField = {
  build: ({ viewerId }, selection) => {
    const counted = sql`(
      select tag_id as id, row_number() over (order by count(*) desc, tag_id) as rank
      from ${newestRecruiting(viewerId)}, unnest(n.tags) tag_id group by tag_id order by rank limit ${sql.lit(MAX_FREQUENT)}
    ) tag`;
    return sqlArray(selection.json(), counted, sql`tag.rank`);
  },
};

addFields(NoticeType, {
  tags: {
    type: () => [TagType],
    description: 'The tags (태그) that its tech stack or topics name, in this order, ten at most.',
    sql: tagsIn(sql.ref('n.tags')),
  },
});

addQueries({
  frequentTags: {
    type: () => [TagType],
    nullable: true,
    description: `The ${MAX_FREQUENT} most frequent tags (태그) of the newest notices that recruit in the viewer's school.`,
    sql: frequentTags,
  },
});
