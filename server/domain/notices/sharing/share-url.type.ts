import { type RawBuilder, sql } from 'kysely';
import { NOTICE_PATH_PREFIXES } from '../../../../shared/paths';
import { base64Url, caseOf } from '../../../platform/database/statements/expressions';
import type { SqlScope } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields } from '../../../selection/schema-fields';
import type { NoticeTables } from '../notice-tables.entity';
import { NoticeType } from '../notice.type';
import { keyBlocks, SIGNATURE_LENGTH } from './share-signature';

const n = columnsOf<NoticeTables['notice']>('n');

/** `shareUrl` of the notice. PostgreSQL computes the same signature as `signNotice`. */
function sharedUrl({ computed }: SqlScope): RawBuilder<string> {
  const block = (name: 'inner' | 'outer') =>
    sql`decode(${computed(`${name}Key`, (ctx) => keyBlocks(ctx)[name])}::text, 'hex')`;
  const hmac = sql`sha256(${block('outer')} || sha256(${block('inner')} || convert_to(n.id::text, 'UTF8')))`;
  const signature = base64Url(sql`substr(${hmac}, 1, ${sql.lit((SIGNATURE_LENGTH * 3) / 4)})`);
  return sql`((${caseOf(n.kind, NOTICE_PATH_PREFIXES)}) || n.id || '?s=' || ${signature})`;
}

addFields(NoticeType, {
  shareUrl: {
    type: () => String,
    description:
      "A link to share, relative to the service's URL. Its preview in a chat shows the title, headcount and school to anybody who has it.",
    sql: sharedUrl,
  },
});
