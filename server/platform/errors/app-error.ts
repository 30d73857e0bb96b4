/**
 * HTTP status and Korean default message of an error, and its input field if it is always the same
 * one.
 */
export type ErrorDefinition = readonly [status: number, message: string, field?: string];

/** Definitions by code. */
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;

const COMMON_ERRORS = {
  DOCUMENT_LIMIT: [400, '문서가 한도를 넘었어요. 여러 요청으로 나눠 보내 주세요.'],
  VALIDATION_FAILED: [400, '입력한 내용을 다시 확인해 주세요.'],
  UNAUTHENTICATED: [401, '로그인이 필요해요.'],
  INVALID_TOKEN: [401, '올바르지 않거나 폐기한 액세스 토큰이에요. 토큰을 확인해 주세요.'],
  FORBIDDEN: [403, '이 작업을 할 권한이 없어요.'],
  READ_ONLY_TOKEN: [403, '읽기만 할 수 있는 액세스 토큰이에요. 쓰기도 할 수 있는 토큰을 써 주세요.'],
  SESSION_REQUIRED: [403, '액세스 토큰으로는 할 수 없어요. 로그인해서 해 주세요.'],
  CROSS_ORIGIN: [403, '다른 사이트에서 보낸 요청은 받을 수 없어요.'],
  NOT_FOUND: [404, '찾으시는 내용이 없어요.'],
  METHOD_NOT_ALLOWED: [405, '이 주소에서는 쓸 수 없는 요청 방식이에요.'],
  TOO_MANY_SUBSCRIPTIONS: [409, '구독이 너무 많아요. 쓰지 않는 구독을 먼저 끝내 주세요.'],
  IDEMPOTENCY_KEY_IN_USE: [409, '같은 Idempotency-Key의 요청을 처리하고 있어요. 잠시 후 다시 보내 주세요.'],
  OUTCOME_UNKNOWN: [
    409,
    '처음 요청을 처리했는지 알 수 없어요. 결과를 확인하고, 필요하면 새 Idempotency-Key로 보내 주세요.',
  ],
  STALE: [409, '그사이 다른 곳에서 먼저 고쳤어요. 지금 내용을 확인한 뒤 다시 저장해 주세요.'],
  PRECONDITION_FAILED: [412, '그사이 내용이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.'],
  OTHER_MEMBER: [409, '로그인한 계정이 바뀌었어요. 화면을 새로 고친 뒤 다시 시도해 주세요.'],
  TOO_LARGE: [413, '보낸 내용이 너무 커요.'],
  UNSUPPORTED_MEDIA: [415, '지원하지 않는 형식이에요.'],
  IDEMPOTENCY_KEY_REUSED: [422, '다른 요청에 쓴 Idempotency-Key예요. 새 키로 보내 주세요.'],
  TOO_MANY_ATTEMPTS: [429, '시도가 너무 많아요. 잠시 후 다시 시도해 주세요.'],
  INTERNAL: [500, '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  MAIL_UNAVAILABLE: [503, '지금은 메일을 보낼 수 없어요. 서비스를 운영하는 곳에 문의해 주세요.'],
  UNAVAILABLE: [503, '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.'],
  RESULT_UNAVAILABLE: [503, '처리했지만 결과를 불러오지 못했어요. 화면을 새로 고쳐 확인해 주세요.'],
} as const satisfies ErrorDefinitions;

/** Codes that belong to no module. */
export type CommonErrors = typeof COMMON_ERRORS;

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
 *     export const noticeErrors = defineErrors({ ALREADY_CLOSED: [400, '이미 마감된 공고예요.'] });
 *     type NoticeErrors = typeof noticeErrors;
 *     declare module '../../platform/errors/app-error' {
 *       interface ErrorCatalogue extends NoticeErrors {}
 *     }
 *
 * The module's manifest lists the result. `server/modules.ts` does not compile without it.
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

/** Optional parts of an error. */
export interface ErrorDetails {
  /** Korean message. Defaults to the message of the code. */
  message?: string;
  /** Messages by input field. */
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense. UNAVAILABLE always has a value. */
  retryAfter?: number;
  /** Current state, such as for STALE. The client gets it, so the client must have read access. */
  current?: CurrentState;
  /** The original error, for the log and never for a response. */
  cause?: unknown;
}

/**
 * An error with a message for the client. Both transports format it. Any other thrown value becomes
 * INTERNAL.
 */
export class AppError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly current?: CurrentState;

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    const definition = definitions.get(code);
    if (!definition) throw new Error(`the error code ${code} has no definition: its module is not loaded`);
    const [status, message, field] = definition;
    super(details.message ?? message, { cause: details.cause });
    this.name = 'AppError';
    this.status = status;
    this.fields = details.fields ?? (field === undefined ? undefined : { [field]: this.message });
    this.current = details.current;
    this.retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined);
  }

  /** Returns the same error with messages at other fields. The first one is its message. */
  withFields(fields: Record<string, string>): AppError {
    const { code, retryAfter, current, cause } = this;
    return new AppError(code, { message: Object.values(fields)[0], fields, retryAfter, current, cause });
  }
}

/**
 * Creates the error of invalid input. The first field's message is also the message of the error.
 */
export function invalid(fields: Record<string, string>): AppError {
  return new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}
