import type { Language, Text } from '../../../shared/language';
import { COMMON_ERRORS, type ErrorDefinition, type ErrorDefinitions } from './common-errors';

/** Codes that belong to no module. */
type CommonErrors = typeof COMMON_ERRORS;

/**
 * Every error that the server can send (rest.md: Common to all paths). A module adds its codes by
 * declaration merging, in the file that defines them by {@link defineErrors}.
 */
export interface ErrorCatalogue extends CommonErrors {}

/** A stable code for programs. */
export type ErrorCode = keyof ErrorCatalogue;

const definitions = new Map<string, ErrorDefinition>(Object.entries(COMMON_ERRORS));

/**
 * Defines a module's codes with their status and message. The same file extends `ErrorCatalogue` by
 * the type of the result, so that the compiler accepts exactly the defined codes:
 *
 *     const noticeErrors = defineErrors({
 *       ALREADY_CLOSED: [400, { ko: '이미 마감된 공고예요.', en: 'This post is already closed.' }],
 *     });
 *     type NoticeErrors = typeof noticeErrors;
 *     declare module '../../platform/errors/app-error' {
 *       interface ErrorCatalogue extends NoticeErrors {}
 *     }
 *
 * The module's manifest imports the file. `server/modules.test.ts` finds codes of other files.
 * @throws {Error} if a code is already defined
 */
export function defineErrors<const Errors extends ErrorDefinitions>(errors: Errors): Errors {
  for (const [code, definition] of Object.entries(errors)) {
    if (definitions.has(code)) throw new Error(`the error code ${code} is defined twice`);
    definitions.set(code, definition);
  }
  return errors;
}

/** Returns every defined code, sorted. */
export function listErrorCodes(): string[] {
  return [...definitions.keys()].sort();
}

/** Seconds after which a client should retry while a backing service is unavailable. */
const RETRY_AFTER_SECONDS = 5;

/** State that a change would have overwritten: its version and the editable fields. */
export interface CurrentState {
  version: number;
  [field: string]: unknown;
}

/** Messages by input field. */
export type FieldTexts = Readonly<Record<string, Text>>;

/** An error in one language. */
export interface ErrorWords {
  message: string;
  fields?: Record<string, string>;
}

/** Optional parts of an error. */
export interface ErrorDetails {
  /** Message. Defaults to the message of the code. */
  message?: Text;
  /** Messages by input field. */
  fields?: FieldTexts;
  /** Seconds until a retry makes sense. UNAVAILABLE always has a value. */
  retryAfter?: number;
  /** Current state, such as for STALE. The client gets it, so the client must have read access. */
  current?: CurrentState;
  /** The original error, for the log and never for a response. */
  cause?: unknown;
}

/**
 * An error with a message for the client in each language. Both transports format it. Any other
 * thrown value becomes INTERNAL. `message` is Korean, for the log.
 */
export class AppError extends Error {
  readonly status: number;
  readonly text: Text;
  readonly fields?: FieldTexts;
  readonly retryAfter?: number;
  readonly current?: CurrentState;

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    const definition = definitions.get(code);
    if (!definition) throw new Error(`the error code ${code} has no definition: its module is not loaded`);
    const [status, message, field] = definition;
    const text = details.message ?? message;
    super(text.ko, { cause: details.cause });
    this.name = 'AppError';
    this.status = status;
    this.text = text;
    this.fields = details.fields ?? (field === undefined ? undefined : { [field]: text });
    this.current = details.current;
    this.retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined);
  }

  /** Returns the messages in a language. */
  in(language: Language): ErrorWords {
    const { text, fields } = this;
    return { message: text[language], fields: fields && mapValues(fields, (each) => each[language]) };
  }

  /** Returns the same error with messages at other fields. The first one is its message. */
  withFields(fields: FieldTexts): AppError {
    const { code, retryAfter, current, cause } = this;
    return new AppError(code, { message: Object.values(fields)[0], fields, retryAfter, current, cause });
  }
}

/**
 * Creates the error of invalid input. The first field's message is also the message of the error.
 */
export function invalid(fields: FieldTexts): AppError {
  return new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}

function mapValues<Value, Result>(object: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]): [string, Result] => [key, map(value)]));
}
