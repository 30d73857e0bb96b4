import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { type Bounds, BOUNDS } from '../../../shared/bounds';
import { invalid } from '../../platform/errors/app-error';
import { ID_BOUNDS, Valid, wholeNumberOr } from '../../platform/text/validation';

const DEFAULT_FIRST = 20;

/** Arguments of a page of a connection: the first nodes after a cursor. */
@ArgsType()
export class ConnectionArgs {
  @Valid(wholeNumberOr(DEFAULT_FIRST, { ko: 'first', en: 'first' }, BOUNDS.size))
  @Field(() => Int, { defaultValue: DEFAULT_FIRST, description: 'The maximum number of nodes, 1–100.' })
  first!: number;

  @Valid(z.string().nullish())
  @Field(() => String, {
    nullable: true,
    description: 'The cursor before the first node; the start of the list by default.',
  })
  after?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The start and the end of a page of a connection.' })
class PageInfo {
  @Field({ description: 'Whether more nodes come after the page.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether the page follows a cursor.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first node; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last node; null on an empty page.' })
  endCursor!: string | null;
}

/** A page of nodes as a Relay connection, without extra fields on its edges. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
}

/**
 * Defines the types of a connection and of its edge.
 * @param node name of the nodes' type
 * @param description the nodes of the connection and their order
 */
export function defineConnection<Node>(
  node: string,
  nodeType: () => abstract new () => Node,
  description: string,
): ClassType<Connection<Node>> {
  @ObjectType(`${node}Edge`, { simpleResolvers: true, description: `A node of a ${node}Connection and its cursor.` })
  class Edge {
    @Field({ description: 'The cursor of this node.' })
    cursor!: string;

    @Field(nodeType, { description: 'The node.' })
    node!: Node;
  }
  @ObjectType(`${node}Connection`, { simpleResolvers: true, description })
  class ConnectionOfNode implements Connection<Node> {
    @Field(() => [Edge], { description: 'The nodes of the page with their cursors.' })
    edges!: Edge[];

    @Field(() => [nodeType()], { description: 'The nodes of the page.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'The start and the end of the page.' })
    pageInfo!: PageInfo;
  }
  return ConnectionOfNode;
}

/** Parses a cursor, which SQL wrote. Undefined for text without a position in the list. */
export type ParseCursor<Position> = (text: string) => Position | undefined;

/** Returns the parser of the cursors of a list that is ordered by ids. */
export const parseIdCursor =
  ({ max }: Bounds = ID_BOUNDS): ParseCursor<number> =>
  (text) => {
    const id = /^id:([0-9]{1,16})$/.exec(text)?.[1];
    return id === undefined || Number(id) > max ? undefined : Number(id);
  };

/**
 * Returns the position after which a page starts.
 * @throws {AppError} VALIDATION_FAILED for text that is not a cursor
 */
export function positionAfter<Position>(
  after: string | null | undefined,
  { start, parseCursor }: { start: Position; parseCursor: ParseCursor<Position> },
): Position {
  if (typeof after !== 'string') return start;
  const position = parseCursor(Buffer.from(after, 'base64url').toString());
  if (position === undefined)
    throw invalid({ after: { ko: '커서가 올바르지 않아요.', en: 'This cursor is invalid.' } });
  return position;
}
