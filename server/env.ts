import { z } from 'zod';
import { RECIPIENT } from './platform/security/encryption';
import { StartError } from './platform/errors/start-error';
import { isRedisUrl } from './platform/shared-state/redis-url';

const url = (...protocols: string[]): z.ZodType<string, string> =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${protocols.map((protocol) => `${protocol}//`).join(', ')} 주소여야 해요`,
  });

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const oneOf = <Value extends string>(...values: Value[]): z.ZodType<Value> =>
  z.enum(values, { error: `${values.join(', ')} 가운데 하나여야 해요` });

const onOff = oneOf('on', 'off');

const wholeNumber = (max: number): z.ZodType<number> => {
  const error = `0부터 ${max}까지의 숫자여야 해요`;
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(max, { error });
};

/** Minimum number of characters of a secret, without spaces at its ends. */
export const MIN_SECRET_LENGTH = 32;

/**
 * Minimum number of different characters of a secret. Of 20 million random secrets of 32
 * hexadecimal digits, one has fewer.
 */
const MIN_SECRET_CHARACTERS = 8;

/** The value is not trimmed, because spaces at its ends are part of the key. */
const secret = z
  .string()
  .refine((value) => value.trim().length >= MIN_SECRET_LENGTH, {
    error: `${MIN_SECRET_LENGTH}자 이상이어야 해요. 앞뒤의 빈칸은 세지 않아요`,
  })
  .refine((value) => new Set(value.trim()).size >= MIN_SECRET_CHARACTERS, {
    error: `서로 다른 글자가 ${MIN_SECRET_CHARACTERS}개 이상이어야 해요. 예: openssl rand -hex 32`,
  });

/** Between two secrets there is a comma alone, because spaces would be part of the keys. */
const secrets = z
  .string()
  .refine((value) => !/\s,|,\s/.test(value), { error: '쉼표 앞뒤에 빈칸이 없어야 해요' })
  .transform((value) => value.split(','))
  .pipe(z.tuple([secret], secret));

const settings = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: wholeNumber(65_535).default(4000),
  /** Public URL of the service. With https, cookies are Secure and HSTS is sent. */
  PUBLIC_URL: url('http:', 'https:').optional(),
  /** Further origins whose pages may send unsafe requests, separated by commas. */
  ALLOWED_ORIGINS: list.default([]),
  /** Number of proxies in front of the server. Their X-Forwarded-* headers are trusted. */
  TRUST_PROXY: wholeNumber(10).default(0),
  /**
   * Seconds for which a stopping server continues to serve, so that proxies notice. 5 in
   * production, otherwise 0.
   */
  DRAIN_SECONDS: wholeNumber(15).optional(),
  /** Folder of the embedded PostgreSQL, uploaded pictures and the generated secret. */
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  /**
   * The same database without a pooler, for jobs, migrations and commands. Set it if `DATABASE_URL`
   * leads to PgBouncer in transaction mode.
   */
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:').optional(),
  /** Replicas of `DATABASE_URL`, separated by commas, for reads that may be a few seconds old. */
  DATABASE_REPLICA_URLS: list.pipe(z.array(url('postgres:', 'postgresql:'))).optional(),
  /** Superuser for `npm run prepare-database`. Do not set it for the server itself. */
  ADMIN_DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  /** Public key of age for which `npm run backup` encrypts. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(RECIPIENT, { error: 'age1로 시작하는 age의 공개 키여야 해요. age-keygen으로 만들 수 있어요' })
    .optional(),
  /** A Redis, or the primary that sentinels name (operations/redis-and-s3.md). */
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, {
      error:
        'redis://호스트:6379, rediss://호스트:6379, redis+sentinel://호스트:26379,호스트:26379/이름/0 가운데 하나여야 해요',
    })
    .optional(),
  /**
   * Secrets of sessions and links, separated by commas. The first one signs, the others keep what
   * they signed valid (operations/secrets.md).
   */
  SESSION_SECRET: secrets.optional(),
  /** Key of pseudonyms, if it differs from the secret of sessions (operations/secrets.md). */
  PERSON_SECRET: secret.optional(),
  /**
   * `same` if members see only the notices of their own school (rules/schools.md).
   */
  SCHOOL_SCOPE: oneOf('same', 'any').default('same'),
  /**
   * Actions that need a verified school: none, notices for verified members, or every post
   * (rules/verified-schools.md).
   */
  SCHOOL_PROOF: oneOf('off', 'optional', 'required').default('optional'),
  /** `on` to fill an empty database with a demo school. Defaults to off in production. */
  DEMO: onOff.optional(),
  /**
   * `on` to serve a playground at /graphql and the REST description at /api/docs. Both pages need a
   * weaker policy than the others.
   */
  PLAYGROUND: onOff.default('on'),
  THROTTLE: onOff.default('on'),
  /** `https://KEY:SECRET@host/bucket?region=…` of an S3-compatible store for pictures. */
  S3_URL: url('http:', 'https:').optional(),
  /**
   * `smtp://user:password@host:587` or `smtps://…`. Without it, mails are stored in DATA_DIR/mail.
   */
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  /** Secret of scripts and mail providers that report bounced addresses at /bounced. */
  BOUNCE_SECRET: secret.optional(),
  /** Sender of all mails. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: '`한팀 <no-reply@example.com>` 형식의 메일 주소여야 해요',
    })
    .default('한팀 <no-reply@localhost>'),
  /**
   * Provider in the terms and the privacy notice of schools without an operator of their own
   * (rules/consents.md: Operator of a school).
   */
  OPERATOR_NAME: z.string().min(1).max(100).optional(),
  /** Contact of the provider: an e-mail address, a phone number or a page. */
  OPERATOR_CONTACT: z.string().min(1).max(200).optional(),
  /**
   * `info` and `debug` log every request. Defaults to `info` in production, otherwise to `warn`.
   */
  LOG_LEVEL: oneOf('silent', 'error', 'warn', 'info', 'debug').optional(),
  /** Port for Prometheus, different from the public one. Without it nothing is measured. */
  METRICS_PORT: wholeNumber(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Collector of traces (OTLP over HTTP). start-tracing.ts reads it before anything else is loaded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
});

/** Names of all settings. operations/settings.md describes each. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

type LogLevel = NonNullable<z.infer<typeof settings>['LOG_LEVEL']>;

/** All settings, as listed in operations/settings.md. */
export type Env = z.infer<typeof settings> & { DEMO: 'on' | 'off'; DRAIN_SECONDS: number; LOG_LEVEL: LogLevel };

/**
 * Reads and validates the settings once at the start. An empty variable counts as missing.
 * @throws {StartError} with the name of the first invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`설정 ${String(issue?.path[0])}: ${issue?.message ?? '값이 올바르지 않아요'}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && !env.SESSION_SECRET)
    throw new StartError('설정 SESSION_SECRET: NODE_ENV=production에서는 꼭 있어야 해요');
  if (env.SESSION_SECRET && env.SESSION_SECRET.length > 1 && !env.PERSON_SECRET)
    throw new StartError(
      '설정 PERSON_SECRET: SESSION_SECRET에 값이 여럿이면 꼭 있어야 해요. 가장 오래된 값을 적어 주세요',
    );
  if (env.DATABASE_REPLICA_URLS && !env.DATABASE_URL)
    throw new StartError('설정 DATABASE_REPLICA_URLS: 원본인 DATABASE_URL과 함께 정해야 해요');
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new StartError('설정 DATABASE_DIRECT_URL: 풀러의 주소인 DATABASE_URL과 함께 정해야 해요');
  if (isBehindTls(env) && env.TRUST_PROXY === 0) {
    throw new StartError('설정 TRUST_PROXY: PUBLIC_URL이 https면 TLS를 맡은 프록시의 수를 적어야 해요');
  }
  if (production && env.THROTTLE === 'off')
    throw new StartError('설정 THROTTLE: NODE_ENV=production에서는 끌 수 없어요');
  if (production && env.SMTP_URL && !(given['MAIL_FROM'] && env.PUBLIC_URL)) {
    throw new StartError('설정 SMTP_URL: 보내는 주소인 MAIL_FROM, 메일의 링크에 쓰는 PUBLIC_URL과 함께 정해야 해요');
  }
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    throw new StartError('설정 METRICS_PORT: PORT와 달라야 해요. 지표는 모두에게 열지 않아요');
  }
  return {
    ...env,
    DEMO: env.DEMO ?? (production ? 'off' : 'on'),
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** True if the service is reached over TLS. */
export function isBehindTls(env: Pick<Env, 'PUBLIC_URL'>): boolean {
  return env.PUBLIC_URL?.startsWith('https:') ?? false;
}
