import type { Text } from '../../../shared/language';

/**
 * HTTP status of an error, its default message in each language, and its input field if it is
 * always the same one.
 */
export type ErrorDefinition = readonly [status: number, message: Text, field?: string];

/** Definitions by code. */
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;

/** Errors that belong to no module. */
export const COMMON_ERRORS = {
  DOCUMENT_LIMIT: [
    400,
    {
      ko: '문서가 한도를 넘었어요. 여러 요청으로 나눠 보내 주세요.',
      en: 'This document is over the limit. Split it into several requests.',
    },
  ],
  VALIDATION_FAILED: [400, { ko: '입력한 내용을 다시 확인해 주세요.', en: 'Please check what you entered.' }],
  UNAUTHENTICATED: [401, { ko: '로그인이 필요해요.', en: 'Please log in first.' }],
  INVALID_TOKEN: [
    401,
    {
      ko: '올바르지 않거나 폐기한 액세스 토큰이에요. 토큰을 확인해 주세요.',
      en: 'This access token is invalid or revoked. Please check it.',
    },
  ],
  FORBIDDEN: [403, { ko: '이 작업을 할 권한이 없어요.', en: 'You don’t have permission to do this.' }],
  READ_ONLY_TOKEN: [
    403,
    {
      ko: '읽기만 할 수 있는 액세스 토큰이에요. 쓰기도 할 수 있는 토큰을 써 주세요.',
      en: 'This access token can only read. Use one that can also write.',
    },
  ],
  SESSION_REQUIRED: [
    403,
    {
      ko: '액세스 토큰으로는 할 수 없어요. 로그인해서 해 주세요.',
      en: 'You can’t do this with an access token. Log in to do it.',
    },
  ],
  CROSS_ORIGIN: [
    403,
    { ko: '다른 사이트에서 보낸 요청은 받을 수 없어요.', en: 'Requests from other sites aren’t accepted.' },
  ],
  NOT_FOUND: [404, { ko: '찾으시는 내용이 없어요.', en: 'We couldn’t find what you’re looking for.' }],
  METHOD_NOT_ALLOWED: [
    405,
    { ko: '이 주소에서는 쓸 수 없는 요청 방식이에요.', en: 'This address doesn’t accept that method.' },
  ],
  TOO_MANY_SUBSCRIPTIONS: [
    409,
    {
      ko: '구독이 너무 많아요. 쓰지 않는 구독을 먼저 끝내 주세요.',
      en: 'You have too many subscriptions. End the ones you don’t need first.',
    },
  ],
  IDEMPOTENCY_KEY_IN_USE: [
    409,
    {
      ko: '같은 Idempotency-Key의 요청을 처리하고 있어요. 잠시 후 다시 보내 주세요.',
      en: 'A request with this Idempotency-Key is still running. Try again in a moment.',
    },
  ],
  OUTCOME_UNKNOWN: [
    409,
    {
      ko: '처음 요청을 처리했는지 알 수 없어요. 결과를 확인하고, 필요하면 새 Idempotency-Key로 보내 주세요.',
      en: 'We can’t tell whether the first request went through. Check the result, and send it again with a new Idempotency-Key if needed.',
    },
  ],
  STALE: [
    409,
    {
      ko: '그사이 다른 곳에서 먼저 고쳤어요. 지금 내용을 확인한 뒤 다시 저장해 주세요.',
      en: 'Someone changed this in the meantime. Check the current version, then save again.',
    },
  ],
  PRECONDITION_FAILED: [
    412,
    {
      ko: '그사이 내용이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
      en: 'This has changed in the meantime. Load it again, then retry.',
    },
  ],
  OTHER_MEMBER: [
    409,
    {
      ko: '로그인한 계정이 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.',
      en: 'You’re now logged in to another account. Refresh the page and try again.',
    },
  ],
  TOO_LARGE: [413, { ko: '보낸 내용이 너무 커요.', en: 'What you sent is too large.' }],
  UNSUPPORTED_MEDIA: [415, { ko: '지원하지 않는 형식이에요.', en: 'This format isn’t supported.' }],
  IDEMPOTENCY_KEY_REUSED: [
    422,
    {
      ko: '다른 요청에 쓴 Idempotency-Key예요. 새 키로 보내 주세요.',
      en: 'This Idempotency-Key belongs to another request. Use a new one.',
    },
  ],
  TOO_MANY_ATTEMPTS: [
    429,
    { ko: '시도가 너무 많아요. 잠시 후 다시 시도해 주세요.', en: 'Too many attempts. Try again in a little while.' },
  ],
  INTERNAL: [
    500,
    { ko: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.', en: 'Something went wrong. Try again in a moment.' },
  ],
  MAIL_UNAVAILABLE: [
    503,
    {
      ko: '지금은 메일을 보낼 수 없어요. 서비스를 운영하는 곳에 문의해 주세요.',
      en: 'We can’t send email right now. Please contact the people who run this service.',
    },
  ],
  UNAVAILABLE: [
    503,
    {
      ko: '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.',
      en: 'We can’t do this right now. Try again in a moment.',
    },
  ],
  RESULT_UNAVAILABLE: [
    503,
    {
      ko: '처리했지만 결과를 불러오지 못했어요. 새로고침해서 확인해 주세요.',
      en: 'It’s done, but we couldn’t load the result. Refresh the page to see it.',
    },
  ],
} as const satisfies ErrorDefinitions;
