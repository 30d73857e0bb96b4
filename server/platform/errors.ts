/** The HTTP status of a refusal, and what a person reads when the code that throws has nothing more precise to say. */
export type ErrorDefinition = readonly [status: number, message: string];

/** Definitions by their codes. */
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;

const COMMON_ERRORS = {
  VALIDATION_FAILED: [400, '입력한 내용을 다시 확인해 주세요.'],
  UNAUTHENTICATED: [401, '로그인이 필요해요.'],
  FORBIDDEN: [403, '이 작업을 할 권한이 없어요.'],
  CROSS_ORIGIN: [403, '다른 사이트에서 보낸 요청은 받을 수 없어요.'],
  NOT_FOUND: [404, '찾으시는 내용이 없어요.'],
  METHOD_NOT_ALLOWED: [405, '이 주소에서는 쓸 수 없는 요청 방식이에요.'],
  TOO_LARGE: [413, '보낸 내용이 너무 커요.'],
  UNSUPPORTED_MEDIA: [415, '지원하지 않는 형식이에요.'],
  TOO_MANY_ATTEMPTS: [429, '시도가 너무 많아요. 잠시 후 다시 시도해 주세요.'],
  INTERNAL: [500, '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  UNAVAILABLE: [503, '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.'],
} as const satisfies ErrorDefinitions;

/** The codes that belong to no module. */
export type CommonErrors = typeof COMMON_ERRORS;

/**
 * Every refusal that the server can send (rest.md: Common to all paths). A module adds its own codes by declaration
 * merging, beside the call of {@link defineErrors} that gives them their words.
 */
export interface ErrorCatalogue extends CommonErrors {}

/** A stable code, for programs. */
export type ErrorCode = keyof ErrorCatalogue;

const definitions = new Map<string, ErrorDefinition>(Object.entries(COMMON_ERRORS));

/**
 * Defines a module's own codes, with their status and words. In the same file, `ErrorCatalogue` is extended by the type
 * of the result, so that the compiler knows exactly the codes that are defined:
 *
 *     export const noticeErrors = defineErrors({ ALREADY_CLOSED: [400, '이미 마감된 공고예요.'] });
 *     type NoticeErrors = typeof noticeErrors;
 *     declare module '../../platform/errors' {
 *       interface ErrorCatalogue extends NoticeErrors {}
 *     }
 *
 * The module's manifest lists the result; `server/modules.ts` does not compile when one is missing there.
 * @throws {Error} when a code is defined already.
 */
export function defineErrors<const Errors extends ErrorDefinitions>(errors: Errors): Errors {
  for (const [code, definition] of Object.entries(errors)) {
    if (definitions.has(code)) throw new Error(`the error code ${code} is defined twice`);
    definitions.set(code, definition);
  }
  return errors;
}

/** Seconds that a client is told to wait when a backing service is away. */
const RETRY_AFTER_SECONDS = 5;

/** What a refusal may carry beside its code. */
export interface ErrorDetails {
  /** Korean, for people; the words of the code's definition when left out. */
  message?: string;
  /** Messages by the name of the input's field. */
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense; UNAVAILABLE always says some. */
  retryAfter?: number;
  /** What really happened: for the log, never for a response. */
  cause?: unknown;
}

/** A refusal that its caller is meant to read. Both transports translate it; anything else thrown becomes INTERNAL. */
export class AppError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    const definition = definitions.get(code);
    if (!definition) throw new Error(`the error code ${code} has no definition: its module is not loaded`);
    const [status, message] = definition;
    super(details.message ?? message, { cause: details.cause });
    this.name = 'AppError';
    this.status = status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined);
  }
}

/** Input that does not fit, told field by field. The first field's message stands for the whole. */
export function invalid(fields: Record<string, string>): AppError {
  return new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}
