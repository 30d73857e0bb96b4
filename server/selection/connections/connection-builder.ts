import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SqlPage } from '../fields';
import { encodeCursor } from './connections';
import { buildObject } from '../json-object';
import type { SelectedField, SelectedObject } from '../selected-fields';

/** Builds the JSON of the selected fields of the row in scope. */
type BuildSelected = (object: SelectedObject) => RawBuilder<unknown>;

/** One list of a connection: its `nodes` or its `edges`. */
interface Collected {
  name: string;
  json: RawBuilder<unknown>;
}

/** Builds the fields of a connection (paging.ts) from the table `page` with one row. */
export function buildConnection(
  connection: SelectedObject,
  page: SqlPage,
  buildSelected: BuildSelected,
): RawBuilder<unknown> {
  const collected: Collected[] = [];
  const part = { buildSelected, page, collected, type: connection.type.name };
  const fields = fieldsOf(connection);
  const properties = fields.map((field) => ({ name: field.key, value: sql`${buildPart(field, part)}` }));
  const summary = fields.some(({ name }) => name === 'pageInfo') ? summaryWithInfo(part) : summaryOfRows(part);
  return buildObject(properties, sql` from (${summary}) page`);
}

/**
 * Aggregates the lists over the rows of the page. It always selects `count(*)`, which aggregates to
 * one row even if no list is selected.
 */
function summaryOfRows({ page: { rows, alias, order, first }, collected }: Part): RawBuilder<unknown> {
  const lists = collected.map(
    ({ name, json }) => sql`, coalesce(json_agg(${json} order by ${order}), '[]') as ${sql.ref(name)}`,
  );
  return sql`select count(*) as count${sql.join(lists, sql``)} from ${rows(first)} ${sql.ref(alias)}`;
}

/**
 * Aggregates the lists and the cursors of the page. The rows include one after the page. If that
 * row exists, there is a next page. The lists leave it out.
 */
function summaryWithInfo({ page, collected }: Part): RawBuilder<unknown> {
  const { rows, alias, order, cursor, first } = page;
  const lists = collected.map(
    ({ name, json }) =>
      sql`, coalesce(array_to_json((array_agg(${json} order by ${order}))[1:${first}]), '[]') as ${sql.ref(name)}`,
  );
  return sql`select count(*)::int as count, array_agg(${cursor} order by ${order}) as cursors${sql.join(lists, sql``)}
    from ${rows(sql<number>`${first} + 1`)} ${sql.ref(alias)}`;
}

interface Part {
  buildSelected: BuildSelected;
  page: SqlPage;
  collected: Collected[];
  type: string;
}

function buildPart(field: SelectedField, part: Part): Expression<unknown> {
  switch (field.name) {
    case '__typename':
      return sql.lit(part.type);
    case 'pageInfo':
      return buildPageInfo(field, part.page);
    case 'edges':
      return collect(part, buildEdge(field, part));
    default:
      return collect(part, part.buildSelected(objectOf(field)));
  }
}

/** Adds a list to the aggregated ones and returns a reference to it. */
function collect({ collected }: Part, json: RawBuilder<unknown>): Expression<unknown> {
  const name = `list${collected.length}`;
  collected.push({ name, json });
  return sql.ref(`page.${name}`);
}

function buildEdge(edges: SelectedField, { buildSelected, page }: Part): RawBuilder<unknown> {
  const edge = objectOf(edges);
  const valueOf = (field: SelectedField): RawBuilder<unknown> => {
    if (field.name === '__typename') return sql`${sql.lit(edge.type.name)}`;
    return field.name === 'cursor' ? encodeCursor(page.cursor) : buildSelected(objectOf(field));
  };
  return buildObject(fieldsOf(edge).map((field) => ({ name: field.key, value: valueOf(field) })));
}

function buildPageInfo(pageInfo: SelectedField, { first, followsCursor }: SqlPage): RawBuilder<unknown> {
  const expressions: Readonly<Record<string, Expression<unknown>>> = {
    __typename: sql.lit('PageInfo'),
    hasNextPage: sql`page.count > ${first}`,
    hasPreviousPage: followsCursor,
    startCursor: encodeCursor(sql`page.cursors[1]`),
    endCursor: encodeCursor(sql`page.cursors[least(page.count, ${first})]`),
  };
  const fields = fieldsOf(objectOf(pageInfo));
  return buildObject(fields.map(({ key, name }) => ({ name: key, value: sql`${expressions[name]}` })));
}

function objectOf({ object, name }: SelectedField): SelectedObject {
  if (!object) throw new Error(`${name} is no object.`);
  return object;
}

function fieldsOf({ type, fieldsByType }: SelectedObject): readonly SelectedField[] {
  const fields = fieldsByType.get(type.name);
  if (!fields) throw new Error(`${type.name} is an interface.`);
  return fields;
}
