import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  RawNode,
  type RootOperationNode,
  WithNode,
} from 'kysely';

/**
 * The query with its rows as one JSON text in the column `rows`: V8 reads it in a third of the time
 * that the driver takes to read rows cell by cell. The query's own common table expressions stay at
 * the top level, where PostgreSQL allows them to write.
 */
export function asJsonRows(query: RootOperationNode): RawNode {
  const { with: own, ...rows } = 'with' in query ? query : { ...query, with: undefined };
  const result = CommonTableExpressionNode.create(CommonTableExpressionNameNode.create('result'), rows);
  const tables = own ? WithNode.cloneWithExpression(own, result) : WithNode.create(result);
  return RawNode.create(['', ` select coalesce(json_agg(result), '[]') as rows from result`], [tables]);
}
