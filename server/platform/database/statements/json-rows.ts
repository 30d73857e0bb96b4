import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  RawNode,
  type RootOperationNode,
  WithNode,
} from 'kysely';

/**
 * Wraps a query so that it returns its rows as one JSON text in the column `rows`. Parsing
 * this text takes a third of the time that pg takes for rows. The query's common table expressions
 * stay at the top level, where PostgreSQL allows them to write.
 */
export function asJsonRows(query: RootOperationNode): RawNode {
  const { with: own, ...rows } = 'with' in query ? query : { ...query, with: undefined };
  const result = CommonTableExpressionNode.create(CommonTableExpressionNameNode.create('result'), rows);
  const tables = own ? WithNode.cloneWithExpression(own, result) : WithNode.create(result);
  return RawNode.create(['', ` select coalesce(json_agg(result), '[]') as rows from result`], [tables]);
}
