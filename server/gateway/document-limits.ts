import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type Location,
  parse,
  specifiedRules,
  type Token,
  TokenKind,
  validate,
  type ValidationRule,
} from 'graphql';

/** What a document may contain: more than the client's largest query. */
const LIMITS = { depth: 12, aliases: 15, directives: 20, cost: 7_200 };

/** Tokens that a document may have. The parser counts them. */
export const MAX_DOCUMENT_TOKENS = 1_000;

/** Validation stops after so many errors. */
export const MAX_DOCUMENT_ERRORS = 5;

/**
 * Characters of comments, spaces and commas that a document may have. The client's have 700, the
 * introspection 1,200.
 */
const MAX_IGNORED_CHARACTERS = 4_000;

/** Tokens of a subscription. The client's has 45. */
const MAX_SUBSCRIPTION_TOKENS = 300;

/**
 * Heap that a token takes at most, with the nodes that are made from it. Measured with Node 24 and
 * graphql 16.
 */
const BYTES_PER_TOKEN = 512;

/**
 * The limits as validation rules and Apollo plugins.
 * @param production whether errors must not suggest names of the schema
 */
export function createArmor(production: boolean): ReturnType<ApolloArmor['protect']> {
  const armor = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, flattenFragments: true, ignoreIntrospection: true },
    maxAliases: { n: LIMITS.aliases },
    maxDirectives: { n: LIMITS.directives },
    // The parser counts tokens instead, because Apollo responds with a 500 to what this plugin throws.
    maxTokens: { enabled: false },
    // A field costs one, an object two, both times `first`. Depth adds nothing, because it has a limit of its own.
    costLimit: { maxCost: LIMITS.cost, depthCostFactor: 1, flattenFragments: true, ignoreIntrospection: true },
    blockFieldSuggestion: { enabled: production },
  }).protect();
  return { ...armor, validationRules: [...armor.validationRules, conciseOnly] };
}

/**
 * Refuses documents that are mostly comments or spaces: they take far more memory than what they
 * select is worth.
 */
const conciseOnly: ValidationRule = (context) => ({
  Document({ loc }) {
    if (!loc || loc.source.body.length <= MAX_IGNORED_CHARACTERS) return;
    const read = tokensOf(loc)
      .filter(({ kind }) => kind !== TokenKind.COMMENT)
      .reduce((sum, { start, end }) => sum + end - start, 0);
    if (loc.source.body.length - read <= MAX_IGNORED_CHARACTERS) return;
    const message = `A document has at most ${MAX_IGNORED_CHARACTERS} characters of comments, spaces and commas.`;
    context.reportError(new GraphQLError(message));
  },
});

/** All tokens of a document, comments included. */
function tokensOf(loc: Location): Token[] {
  const tokens: Token[] = [];
  for (let token: Token | null = loc.startToken; token; token = token.next) tokens.push(token);
  return tokens;
}

/**
 * The bytes that a document takes at most: its text, in which Korean takes two bytes a character,
 * its tokens and its nodes.
 */
export function memoryOf({ loc }: DocumentNode): number {
  return loc ? 2 * loc.source.body.length + BYTES_PER_TOKEN * tokensOf(loc).length : 0;
}

/**
 * A parsed and valid document with the bytes that only this one takes, or the reasons why it is
 * refused.
 */
export type ParsedDocument = { document: DocumentNode; bytes: number } | { errors: readonly GraphQLError[] };

/**
 * Parses documents that come over a WebSocket: within the same limits, fewer tokens, and
 * subscriptions only. They live as long as their subscription, so they have no locations, which
 * would hold the text and all tokens.
 * @param own the client's documents, which all of its sockets share
 */
export function createSubscriptionParser(
  schema: GraphQLSchema,
  own: ReadonlyMap<string, DocumentNode>,
): (query: string) => ParsedDocument {
  const rules = [...specifiedRules, ...createArmor(true).validationRules, subscriptionsOnly];
  return (query) => {
    const known = own.get(query);
    if (known && isSubscription(known)) return { document: known, bytes: 0 };
    try {
      const document = parse(query, { maxTokens: MAX_SUBSCRIPTION_TOKENS, noLocation: true });
      const errors = validate(schema, document, rules, { maxErrors: MAX_DOCUMENT_ERRORS });
      return errors.length > 0 ? { errors } : { document, bytes: BYTES_PER_TOKEN * (document.tokenCount ?? 0) };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
}

const isSubscription = (document: DocumentNode): boolean => getOperationAST(document)?.operation === 'subscription';

const subscriptionsOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription') return;
    context.reportError(new GraphQLError('A socket answers subscriptions only.', { nodes: node }));
  },
});
