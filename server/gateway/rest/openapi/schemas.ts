import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Options for schemas. */
export interface SchemaOptions {
  /** True if objects may have only the described properties. */
  closed: boolean;
}

/**
 * Collects `components.schemas` of the document. Zod schemas with an id (`.meta({ id })`) become
 * components.
 */
export class SchemaCollection {
  private readonly components = new Map<string, Json>();

  constructor(private readonly options: SchemaOptions) {}

  /** Adds a component without a zod schema. */
  define(name: string, schema: Json): Json {
    this.components.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Adds a zod schema as a component and returns a reference to it. */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): Json {
    return this.define(name, this.toJsonSchema(schema, io));
  }

  /** Converts a zod schema. Nested schemas with an id become components. */
  toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (!this.options.closed && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        // zod repeats a format as a pattern that is hard to read.
        if (jsonSchema.format) delete jsonSchema.pattern;
      },
    });
    for (const [name, part] of Object.entries($defs ?? {})) this.define(name, referToComponents(part) as Json);
    return referToComponents(rest) as Json;
  }

  /** Returns the components, sorted by name. */
  all(): Json {
    return Object.fromEntries([...this.components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/**
 * Replaces zod's references to its own definitions. Removes ids, which JSON Schema would resolve as
 * URLs.
 */
function referToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referToComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !(name === 'id' && typeof part === 'string'))
      .map(([name, part]) => [
        name,
        name === '$ref' && typeof part === 'string'
          ? part.replace('#/$defs/', '#/components/schemas/')
          : referToComponents(part),
      ]),
  );
}
