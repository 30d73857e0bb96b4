import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';

/**
 * The client's documents, which are always stored. Each is parsed and validated at its first use,
 * so that a start does not wait for it.
 */
export class ClientDocuments {
  /** Parsed documents by text. Null for documents that break the schema or a rule. */
  private readonly parsed = new Map<string, DocumentNode | null>();
  private readonly operations = new WeakSet<OperationDefinitionNode>();

  /** @param rules validation rules in addition to GraphQL's */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly rules: readonly ValidationRule[],
    readonly texts: ReadonlySet<string>,
  ) {}

  /**
   * Returns the document with this text. Undefined for other documents than the client's, and for
   * an invalid one, so that its sender gets the validation errors.
   */
  get(text: string): DocumentNode | undefined {
    if (!this.texts.has(text)) return undefined;
    let document = this.parsed.get(text);
    if (document === undefined) {
      document = this.parseValid(text);
      this.parsed.set(text, document);
    }
    return document ?? undefined;
  }

  /** True for an operation of a document that {@link get} has returned. */
  hasOperation(operation: OperationDefinitionNode): boolean {
    return this.operations.has(operation);
  }

  private parseValid(text: string): DocumentNode | null {
    const document = parse(text);
    if (validate(this.schema, document, [...specifiedRules, ...this.rules]).length > 0) return null;
    for (const each of document.definitions) if (each.kind === Kind.OPERATION_DEFINITION) this.operations.add(each);
    return document;
  }
}
