import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
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
 * The limits as validation rules and Apollo plugins.
 * @param production whether errors must not suggest names of the schema
 */
export function createArmor(production: boolean): ReturnType<ApolloArmor['protect']> {
  return new ApolloArmor({
    maxDepth: { n: LIMITS.depth, flattenFragments: true, ignoreIntrospection: true },
    maxAliases: { n: LIMITS.aliases },
    maxDirectives: { n: LIMITS.directives },
    // The parser counts tokens instead, because Apollo responds with a 500 to what this plugin throws.
    maxTokens: { enabled: false },
    // A field costs one, an object two, both times `first`. Depth adds nothing, because it has a limit of its own.
    costLimit: { maxCost: LIMITS.cost, depthCostFactor: 1, flattenFragments: true, ignoreIntrospection: true },
    blockFieldSuggestion: { enabled: production },
  }).protect();
}

/** A parsed and valid document, or the reasons why it is refused. */
export type ParsedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Parses documents that come over a WebSocket: within the same limits, and subscriptions only. */
export function createSubscriptionParser(schema: GraphQLSchema): (query: string) => ParsedDocument {
  const rules = [...specifiedRules, ...createArmor(true).validationRules, subscriptionsOnly];
  return (query) => {
    try {
      const document = parse(query, { maxTokens: MAX_DOCUMENT_TOKENS });
      const errors = validate(schema, document, rules, { maxErrors: MAX_DOCUMENT_ERRORS });
      return errors.length > 0 ? { errors } : { document };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
}

const subscriptionsOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription') return;
    context.reportError(new GraphQLError('A socket answers subscriptions only.', { nodes: node }));
  },
});
