/**
 * Every refusal that the server can answer: its stable code, its HTTP status and what it says to a person when the
 * place that throws has nothing more precise to say (rest.md: Common to all paths).
 */
const CATALOGUE = {
  VALIDATION_FAILED: [400, '입력한 내용을 다시 확인해 주세요.'],
  OWN_NOTICE: [400, '내가 올린 공고에는 지원할 수 없어요.'],
  RECRUITMENT_CLOSED: [400, '모집이 마감된 공고예요.'],
  ALREADY_CLOSED: [400, '이미 마감된 공고예요.'],
  ALREADY_DECIDED: [400, '이미 승인하거나 거절한 지원이에요.'],
  ROLE_NOT_WANTED: [400, '이 공고에서 모집하지 않는 역할이에요.'],
  ROLE_FULL: [400, '이 역할은 자리가 다 찼어요.'],
  NOTICE_FULL: [400, '모집 인원이 다 찼어요.'],
  UNAUTHENTICATED: [401, '로그인이 필요해요.'],
  LOGIN_FAILED: [401, '아이디 또는 비밀번호가 맞지 않아요.'],
  FORBIDDEN: [403, '이 작업을 할 권한이 없어요.'],
  CROSS_ORIGIN: [403, '다른 사이트에서 보낸 요청은 받을 수 없어요.'],
  NOT_FOUND: [404, '찾으시는 내용이 없어요.'],
  METHOD_NOT_ALLOWED: [405, '이 주소에서는 쓸 수 없는 요청 방식이에요.'],
  LOGIN_ID_TAKEN: [409, '이미 쓰고 있는 아이디예요.'],
  EMAIL_TAKEN: [409, '이미 가입한 이메일이에요.'],
  ALREADY_APPLIED: [409, '이미 지원한 공고예요.'],
  TOO_LARGE: [413, '보낸 내용이 너무 커요.'],
  UNSUPPORTED_MEDIA: [415, '지원하지 않는 형식이에요.'],
  TOO_MANY_ATTEMPTS: [429, '시도가 너무 많아요. 잠시 후 다시 시도해 주세요.'],
  INTERNAL: [500, '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  UNAVAILABLE: [503, '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** Seconds that a client is told to wait when a backing service is away. */
const RETRY_AFTER = 5;

/** A stable code, for programs. */
export type ErrorCode = keyof typeof CATALOGUE;

/** What a refusal may carry beside its code. */
export interface ErrorDetails {
  /** Korean, for people; the catalogue's words when left out. */
  message?: string;
  /** Messages by the name of the input's field. */
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense; UNAVAILABLE always says some. */
  retryAfter?: number;
  /** What really happened: for the log, never for an answer. */
  cause?: unknown;
}

/** A refusal that its caller is meant to read. Both doors translate it; anything else thrown is answered as INTERNAL. */
export class AppError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    const [status, message] = CATALOGUE[code];
    super(details.message ?? message, { cause: details.cause });
    this.name = 'AppError';
    this.status = status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER : undefined);
  }
}

/** Input that does not fit, told field by field. The first field's message stands for the whole. */
export function invalid(fields: Record<string, string>): AppError {
  return new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}
