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
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Text } from '../../../shared/language';
import { AppError } from '../../platform/errors/app-error';
import type { ClientDocuments } from '../../selection/client-documents';

/** Limits of a document. The client's largest query is below each of them. */
export const DOCUMENT_LIMITS = { depth: 12, aliases: 15, directives: 20, cost: 9_000 };

/** Maximum number of tokens in a document. The parser counts them. */
export const MAX_DOCUMENT_TOKENS = 1_000;

/** Validation stops after this number of errors. */
export const MAX_DOCUMENT_ERRORS = 5;

/**
 * Maximum number of characters in comments, spaces and commas of a document. The client's documents
 * have up to 700, the introspection has 1,200.
 */
export const MAX_IGNORED_CHARACTERS = 4_000;

/** Maximum number of tokens in a subscription. The client's has 45. */
export const MAX_SUBSCRIPTION_TOKENS = 400;

/**
 * Maximum heap of a token including the AST nodes made from it. Measured with Node 24 and graphql
 * 16.
 */
const BYTES_PER_TOKEN = 512;

/** Creates the limits as validation rules and Apollo plugins. */
export function createArmor(): ReturnType<ApolloArmor['protect']> {
  const { depth, aliases, directives, cost } = DOCUMENT_LIMITS;
  const armor = new ApolloArmor({
    maxDepth: {
      n: depth,
      flattenFragments: true,
      ignoreIntrospection: true,
      ...refusing({
        ko: `문서가 너무 깊어요. ${depth}단계까지 쓸 수 있어요.`,
        en: `This document is too deep. It can have up to ${depth} levels.`,
      }),
    },
    maxAliases: {
      n: aliases,
      ...refusing({
        ko: `별칭이 너무 많아요. ${aliases}개까지 쓸 수 있어요.`,
        en: `Too many aliases. You can use up to ${aliases}.`,
      }),
    },
    maxDirectives: {
      n: directives,
      ...refusing({
        ko: `지시어가 너무 많아요. ${directives}개까지 쓸 수 있어요.`,
        en: `Too many directives. You can use up to ${directives}.`,
      }),
    },
    // The parser counts tokens, because Apollo responds with a 500 to errors of this plugin.
    maxTokens: { enabled: false },
    // A field costs one and an object two, multiplied by `first`. Depth costs nothing, because it
    // has its own limit.
    costLimit: {
      maxCost: cost,
      depthCostFactor: 1,
      flattenFragments: true,
      ignoreIntrospection: true,
      ...refusing({
        ko: `문서가 한 번에 읽는 양이 너무 많아요. 비용은 ${cost.toLocaleString('ko')}까지예요.`,
        en: `This document reads too much at once. Its cost can be up to ${cost.toLocaleString('en')}.`,
      }),
    },
    // formatGraphQLError removes suggestions of all errors.
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return { ...armor, validationRules: [...armor.validationRules, conciseOnly] };
}

/**
 * Options that report an exceeded limit as a validation error. By default the rule would throw an
 * English error.
 */
function refusing(message: Text) {
  const report = (context: ValidationContext | null): void => context?.reportError(beyondLimit(message));
  return { onReject: [report], propagateOnRejection: false };
}

/**
 * Creates the error for a document that exceeds a limit.
 * @param message names the limit
 */
export function beyondLimit(message: Text): GraphQLError {
  return new GraphQLError(message.ko, { originalError: new AppError('DOCUMENT_LIMIT', { message }) });
}

/** The parser's message for a document with too many tokens. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that (\d+) tokens/;

/** Translates the parser's error about too many tokens. Returns undefined for any other error. */
export function beyondTokens({ message }: GraphQLError): AppError | undefined {
  const [, tokens] = TOO_MANY_TOKENS.exec(message) ?? [];
  if (tokens === undefined) return undefined;
  const limit = Number(tokens).toLocaleString('en');
  return new AppError('DOCUMENT_LIMIT', {
    message: {
      ko: `문서가 너무 길어요. 토큰 ${limit}개까지 쓸 수 있어요.`,
      en: `This document is too long. It can have up to ${limit} tokens.`,
    },
  });
}

/**
 * Refuses documents that consist mostly of comments or spaces. They take far more memory than their
 * selection needs.
 */
const conciseOnly: ValidationRule = (context) => ({
  Document({ loc }) {
    if (!loc || loc.source.body.length <= MAX_IGNORED_CHARACTERS) return;
    const read = tokensOf(loc)
      .filter(({ kind }) => kind !== TokenKind.COMMENT)
      .reduce((sum, { start, end }) => sum + end - start, 0);
    if (loc.source.body.length - read <= MAX_IGNORED_CHARACTERS) return;
    const limit = MAX_IGNORED_CHARACTERS.toLocaleString('en');
    context.reportError(
      beyondLimit({
        ko: `문서에 주석, 빈칸, 쉼표가 너무 많아요. 모두 ${limit}자까지 쓸 수 있어요.`,
        en: `This document has too many comments, spaces and commas. Together they can have up to ${limit} characters.`,
      }),
    );
  },
});

/** All tokens of a document, including comments. */
function tokensOf(loc: Location): Token[] {
  const tokens: Token[] = [];
  for (let token: Token | null = loc.startToken; token; token = token.next) tokens.push(token);
  return tokens;
}

/**
 * Returns the maximum heap of a document in bytes: its text, its tokens and its nodes. A Korean
 * text takes two bytes per character.
 */
export function memoryOf({ loc }: DocumentNode): number {
  return loc ? 2 * loc.source.body.length + BYTES_PER_TOKEN * tokensOf(loc).length : 0;
}

/** A parsed and valid document with the bytes that it adds to the heap, or its errors. */
export type ParsedDocument = { document: DocumentNode; bytes: number } | { errors: readonly GraphQLError[] };

/**
 * Creates the parser for documents sent over a WebSocket. The limits are the same, but with fewer
 * tokens and for subscriptions only. Parsed documents live as long as their subscription. They have
 * no locations, because locations would retain the text and all tokens.
 * @param clientDocuments the client's documents, shared by all its sockets
 */
export function createSubscriptionParser(
  schema: GraphQLSchema,
  clientDocuments: ClientDocuments,
): (query: string) => ParsedDocument {
  const rules = [...specifiedRules, ...createArmor().validationRules, subscriptionsOnly];
  return (query) => {
    const known = clientDocuments.get(query);
    if (known && isSubscription(known)) return { document: known, bytes: 0 };
    try {
      const document = parse(query, { maxTokens: MAX_SUBSCRIPTION_TOKENS, noLocation: true });
      const errors = validate(schema, document, rules, { maxErrors: MAX_DOCUMENT_ERRORS });
      if (errors.length > 0) return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
      return { document, bytes: BYTES_PER_TOKEN * (document.tokenCount ?? 0) };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
      throw error;
    }
  };
}

/** Adds the code that Apollo sets over HTTP. */
function withCode({ message, nodes, originalError }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { nodes, originalError, extensions: { code } });
}

const isSubscription = (document: DocumentNode): boolean => getOperationAST(document)?.operation === 'subscription';

const subscriptionsOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription') return;
    context.reportError(new GraphQLError('A socket serves subscriptions only.', { nodes: node }));
  },
});
