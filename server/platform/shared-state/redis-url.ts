import type { RedisOptions } from 'ioredis';

/** Port of a sentinel without one. */
const SENTINEL_PORT = 26_379;

/**
 * Milliseconds for a response of a sentinel. Without this limit, a frozen sentinel would block the
 * search for the primary.
 */
const SENTINEL_TIMEOUT_MS = 500;

/** `redis+sentinel://user:password@host:port,host:port/name/database?parameters`. */
const SENTINEL_URL =
  /^redis(?<tls>s?)\+sentinel:\/\/(?:(?<user>[^:@/?#]*)(?::(?<password>[^@/?#]*))?@)?(?<hosts>[^@/?#]+)\/(?<name>[^/?#]+)(?:\/(?<db>\d{1,3}))?(?:\?(?<query>[^#]*))?$/;

/** Parameters with the credentials of the sentinels. */
const SENTINEL_PARAMETERS: readonly string[] = ['sentinelUsername', 'sentinelPassword'];

const TLS: RedisOptions = { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true };

/** True for a URL that `createRedis` accepts (operations/redis-and-s3.md). */
export function isRedisUrl(url: string): boolean {
  if (parseSentinelUrl(url)) return true;
  const { protocol = '', hostname = '' } = URL.parse(url) ?? {};
  return ['redis:', 'rediss:'].includes(protocol) && !hostname.includes(',');
}

/** Returns the hosts and ports of a URL without its credentials. */
export function hostsOf(url: string): string {
  return SENTINEL_URL.exec(url)?.groups?.['hosts'] ?? new URL(url).host;
}

/**
 * Parses the URL of a primary that Sentinel watches.
 * @returns the options of a connection; undefined for any other URL
 */
export function parseSentinelUrl(url: string): RedisOptions | undefined {
  const { tls, user, password, hosts = '', name = '', db, query } = SENTINEL_URL.exec(url)?.groups ?? {};
  const sentinels = hosts.split(',').map((host) => URL.parse(`redis://${host}`));
  const parameters = new URLSearchParams(query);
  if (!sentinels.every((each) => each?.hostname) || !hasOnlyKnown(parameters)) return undefined;
  try {
    return {
      sentinels: sentinels.map((each) => ({
        host: each?.hostname.replace(/^\[|\]$/g, ''),
        port: Number(each?.port || SENTINEL_PORT),
      })),
      name: decodeURIComponent(name),
      db: Number(db ?? 0),
      username: decode(user),
      password: decode(password),
      sentinelUsername: parameters.get('sentinelUsername') ?? undefined,
      sentinelPassword: parameters.get('sentinelPassword') ?? undefined,
      sentinelCommandTimeout: SENTINEL_TIMEOUT_MS,
      ...(tls ? TLS : {}),
    };
  } catch {
    // A part has invalid percent-encoding.
    return undefined;
  }
}

function hasOnlyKnown(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].every((name) => SENTINEL_PARAMETERS.includes(name));
}

const decode = (part?: string): string | undefined => (part ? decodeURIComponent(part) : undefined);
