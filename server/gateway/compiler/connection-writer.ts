import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SqlPage } from '../../domain/kit/sql-fields';
import { sqlCursor } from '../../domain/kit/sql-connection';
import { writeObject } from './json-object';
import type { SelectedField, SelectedObject } from './selected-fields';

/** Writes what is selected of an object, of the row in scope. */
type WriteSelected = (object: SelectedObject) => RawBuilder<unknown>;

/** A part of a connection that is collected from the rows of its page. */
interface Collected {
  name: string;
  json: RawBuilder<unknown>;
}

/** Writes the fields of a connection (kit/paging.ts), from the table `page` with one row. */
export function writeConnection(
  connection: SelectedObject,
  page: SqlPage,
  writeSelected: WriteSelected,
): RawBuilder<unknown> {
  const collected: Collected[] = [];
  const part = { writeSelected, page, id: sql.ref(`${page.alias}.id`), collected, type: connection.type.name };
  const fields = fieldsOf(connection);
  const columns = fields.map((field) => sql`${writePart(field, part)}`.as(field.key));
  const summary = fields.some(({ name }) => name === 'pageInfo') ? summaryWithInfo(part) : summaryOfRows(part);
  return writeObject(columns, sql` from (${summary}) page`);
}

/** The lists that are collected from the rows of the page. The count makes it one row where there is no list. */
function summaryOfRows({ page: { rows, alias, order, first }, id, collected }: Part): RawBuilder<unknown> {
  const lists = collected.map(
    ({ name, json }) => sql`, coalesce(json_agg(${json} order by ${id} ${sql.raw(order)}), '[]') as ${sql.ref(name)}`,
  );
  return sql`select count(*) as count${sql.join(lists, sql``)} from ${rows(first)} ${sql.ref(alias)}`;
}

/** The lists and what page infos need: `item` has one row more than the page, whose presence means that there is a next page. */
function summaryWithInfo({ page: { rows, alias, order, first }, id, collected }: Part): RawBuilder<unknown> {
  const isShown = sql`rank <= ${first}`;
  const [least, most] = [sql`min(id) filter (where ${isShown})`, sql`max(id) filter (where ${isShown})`];
  const lists = collected.map(
    ({ name }) =>
      sql`coalesce(json_agg(${sql.ref(name)} order by rank) filter (where ${isShown}), '[]') as ${sql.ref(name)}`,
  );
  const items = collected.map(({ name, json }) => sql`, ${json} as ${sql.ref(name)}`);
  const ranked = sql`select ${id} as id, row_number() over (order by ${id} ${sql.raw(order)}) as rank${sql.join(items, sql``)}
    from ${rows(sql<number>`${first} + 1`)} ${sql.ref(alias)}`;
  return sql`select ${sql.join([
    sql`count(*) as count`,
    sql`${order === 'asc' ? least : most} as first_id`,
    sql`${order === 'asc' ? most : least} as last_id`,
    ...lists,
  ])} from (${ranked}) item`;
}

interface Part {
  writeSelected: WriteSelected;
  page: SqlPage;
  id: Expression<unknown>;
  collected: Collected[];
  type: string;
}

function writePart(field: SelectedField, part: Part): Expression<unknown> {
  switch (field.name) {
    case '__typename':
      return sql.lit(part.type);
    case 'pageInfo':
      return writePageInfo(field, part.page);
    case 'edges':
      return collect(part, writeEdge(field, part));
    default:
      return collect(part, part.writeSelected(objectOf(field)));
  }
}

/** Adds a list to those that are collected from the rows, and refers to it. */
function collect({ collected }: Part, json: RawBuilder<unknown>): Expression<unknown> {
  const name = `list${collected.length}`;
  collected.push({ name, json });
  return sql.ref(`page.${name}`);
}

function writeEdge(edges: SelectedField, { writeSelected, id }: Part): RawBuilder<unknown> {
  const edge = objectOf(edges);
  const columns = fieldsOf(edge).map((field) => {
    if (field.name === '__typename') return sql`${sql.lit(edge.type.name)}`.as(field.key);
    return (field.name === 'cursor' ? sqlCursor(id) : writeSelected(objectOf(field))).as(field.key);
  });
  return writeObject(columns);
}

function writePageInfo(pageInfo: SelectedField, { first, followsCursor }: SqlPage): RawBuilder<unknown> {
  const expressions: Readonly<Record<string, Expression<unknown>>> = {
    __typename: sql.lit('PageInfo'),
    hasNextPage: sql`page.count > ${first}`,
    hasPreviousPage: followsCursor,
    startCursor: sqlCursor(sql`page.first_id`),
    endCursor: sqlCursor(sql`page.last_id`),
  };
  const columns = fieldsOf(objectOf(pageInfo)).map((field) => sql`${expressions[field.name]}`.as(field.key));
  return writeObject(columns);
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
