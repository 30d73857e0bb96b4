import { z } from 'zod';

export type Json = Record<string, unknown>;

/** How schemas are written. */
export interface SchemaOptions {
  /** Whether objects have only the described properties. */
  closed: boolean;
}

/**
 * The `components.schemas` of the document. Zod schemas with an id (`.meta({ id })`) become
 * components.
 */
export class SchemaCollection {
  private readonly components = new Map<string, Json>();

  constructor(private readonly options: SchemaOptions) {}

  /** Adds a component that is no zod schema. */
  define(name: string, schema: Json): Json {
    this.components.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Adds a zod schema as a component and returns the reference to it. */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): Json {
    return this.define(name, this.write(schema, io));
  }

  /** Writes a zod schema. The schemas with an id in it become components. */
  write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (!this.options.closed && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        // zod repeats a format as a pattern, which readers of the document cannot read.
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
 * Replaces zod's references to its own definitions, and the ids that JSON Schema would take for
 * addresses.
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
