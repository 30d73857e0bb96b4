import { z } from 'zod';
import type { Bounds } from '../../../shared/bounds';
import type { Text } from '../../../shared/language';
import { line, paragraphs, plain, readText, type TextKind } from '../../../shared/text';
import { AppError, type FieldTexts, invalid } from '../errors/app-error';
import { bilingual, parseBilingual } from './bilingual';
import { type Label, fieldMessages } from './field-messages';

/** A class whose properties declare the rules of an input. */
export type InputClass<T extends object = object> = abstract new () => T;

/** Rules by input class and property, and the object schemas, which are created once per class. */
const rules = new Map<object, Record<string, z.ZodType>>();
const schemas = new Map<object, z.ZodType<Record<string, unknown>>>();
const refinements = new Map<object, (input: never) => FieldTexts>();

/**
 * Declares the schema of an input's property, next to type-graphql's `@Field`. Both transports
 * apply it.
 */
export function Valid(schema: z.ZodType): PropertyDecorator {
  return (prototype, property) => {
    const own = rules.get(prototype.constructor) ?? {};
    own[String(property)] = schema;
    rules.set(prototype.constructor, own);
  };
}

/**
 * Declares a rule over several properties.
 * @param check returns messages by field, none for a valid input
 */
export function Together<T extends object>(check: (input: T) => FieldTexts): (target: InputClass<T>) => void {
  return (target) => {
    refinements.set(target, check);
  };
}

/**
 * Returns the zod schema of an input class with its parents' rules, for parsing and for the OpenAPI
 * description.
 */
export function schemaOf(input: object): z.ZodType<Record<string, unknown>> {
  let schema = schemas.get(input);
  if (!schema) {
    schema = z.object(rulesOf(input), {
      error: bilingual({ ko: '보낸 내용의 형식이 올바르지 않아요.', en: 'What you sent has an invalid format.' }),
    });
    schemas.set(input, schema);
  }
  return schema;
}

function rulesOf(input: object): Record<string, z.ZodType> {
  const parent: unknown = Object.getPrototypeOf(input);
  const inherited = typeof parent === 'function' && parent.prototype ? rulesOf(parent) : {};
  return { ...inherited, ...rules.get(input) };
}

function refinementOf(input: object): ((value: never) => FieldTexts) | undefined {
  const parent: unknown = Object.getPrototypeOf(input);
  return refinements.get(input) ?? (typeof parent === 'function' ? refinementOf(parent) : undefined);
}

/**
 * Parses an input from any value of a client. Texts are trimmed and normalised, and values are in
 * bounds.
 * @throws {AppError} VALIDATION_FAILED with a message for each invalid field; NOT_FOUND if all
 *   fields are valid but one cannot be an id
 */
export function parseInput<T extends object>(input: InputClass<T>, value: unknown): T {
  const parsed = schemaOf(input).safeParse(value ?? {});
  if (!parsed.success) throw invalid(messagesByField(parsed.error));
  const wrong = refinementOf(input)?.(parsed.data as never) ?? {};
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (Object.values(parsed.data).includes(UNKNOWN_ID)) throw new AppError('NOT_FOUND');
  return Object.assign(Object.create(input.prototype as object) as T, parsed.data);
}

/** type-graphql's hook: parses the arguments of an operation by the same rules, in place. */
export function validateArgument(value: unknown, type: unknown): void {
  if (typeof value !== 'object' || value === null || typeof type !== 'function') return;
  if (Object.keys(rulesOf(type)).length === 0) return;
  Object.assign(value, parseInput(type as InputClass<object>, value));
}

function messagesByField(error: z.ZodError): FieldTexts {
  const fields: Record<string, Text> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'body')] ??= parseBilingual(issue.message);
  return fields;
}

/** Text that is only compared or has a format: passwords, login ids, e-mail addresses, searches. */
export function text(label: Label, bounds: Bounds): z.ZodType<string> {
  return textOf(plain, label, bounds);
}

/** Text on one line by which others recognise a person or thing: names, titles. */
export function lineText(label: Label, bounds: Bounds): z.ZodType<string> {
  return textOf(line, label, bounds);
}

/** Text of several lines. */
export function paragraphText(label: Label, bounds: Bounds): z.ZodType<string> {
  return textOf(paragraphs, label, bounds);
}

/**
 * Text of the field `label`, bounded in code points. With a minimum of 0 it is optional and
 * defaults to ''.
 */
function textOf(kind: TextKind, label: Label, bounds: Bounds): z.ZodType<string> {
  const optional = bounds.min === 0;
  const messages = fieldMessages(label, bounds);
  const schema = z
    .string({ error: bilingual(optional ? messages.NOT_TEXT : messages.EMPTY) })
    .transform((written, context) => {
      const read = readText(kind, written, bounds);
      if (read.problem) context.addIssue({ code: 'custom', message: bilingual(messages[read.problem]) });
      return read.text;
    })
    .meta({ description: label.ko, ...(bounds.min > 0 ? { minLength: bounds.min } : {}), maxLength: bounds.max });
  if (!optional) return schema;
  return z.preprocess((value) => value ?? undefined, schema.optional()).transform((value) => value ?? '');
}

/**
 * A text with a format, which may be empty.
 * @param parse returns the stored form, or null for a text of another format
 * @param message message for a text of another format
 */
export function optionalText(
  label: Label,
  { max }: Bounds,
  parse: (value: string) => string | null,
  message: Text,
): z.ZodType<string | null> {
  return text(label, { min: 0, max }).transform((value, context) => {
    if (value === '') return null;
    const stored = parse(value);
    // The normal form of a URL may be longer than the given one.
    if (stored !== null && stored.length <= max) return stored;
    context.addIssue({ code: 'custom', message: bilingual(message) });
    return null;
  });
}

/**
 * A whole number in bounds. Numeric strings are accepted, because old forms send them (rest.md),
 * but '' is not.
 */
export function wholeNumber(label: Label, { min, max }: Bounds): z.ZodType<number> {
  const message = bilingual(fieldMessages(label, { min, max }).NOT_IN_BOUNDS);
  return z
    .preprocess(
      (value) => (typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value),
      z.number({ error: message }).int({ error: message }).min(min, { error: message }).max(max, { error: message }),
    )
    .meta({ description: label.ko });
}

/** An optional whole number that defaults to `fallback`. */
export function wholeNumberOr<F>(fallback: F, label: Label, bounds: Bounds): z.ZodType<number | F> {
  return z
    .preprocess((value) => value ?? undefined, wholeNumber(label, bounds).optional())
    .transform((value) => value ?? fallback);
}

/** Bounds of an id in the database. */
export const ID_BOUNDS: Bounds = { min: 1, max: 2_147_483_647 };

/** Bounds of an id of notifications and mails. There are more of them than of all other objects. */
export const LARGE_ID_BOUNDS: Bounds = { min: 1, max: Number.MAX_SAFE_INTEGER };

/** Parses an id from a path or a GraphQL `ID`. Returns null for any other value. */
export function parseId(value: unknown, { min, max }: Bounds = ID_BOUNDS): number | null {
  const id = typeof value === 'string' && /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : 0;
  return id < min || id > max ? null : id;
}

/** Value of a GraphQL `ID` that cannot be an id. */
const UNKNOWN_ID = Symbol('unknown id');

/** Id in an input, as GraphQL's `ID`. It becomes a number, or null if the client left it out. */
export function idRule(bounds?: Bounds): z.ZodType {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      if (value === undefined || value === null) return null;
      return parseId(value, bounds) ?? UNKNOWN_ID;
    });
}

/**
 * Parses an id from a path or a GraphQL `ID`.
 * @throws {AppError} NOT_FOUND for any other value, as for unknown ids (rest.md: Common to all
 *   paths)
 */
export function parseIdOrThrow(value: unknown, bounds: Bounds = ID_BOUNDS): number {
  const id = parseId(value, bounds);
  if (id === null) throw new AppError('NOT_FOUND');
  return id;
}
