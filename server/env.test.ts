import { isBehindTls, readEnv } from './env';
import { StartError } from './platform/errors/start-error';
import { SECRET } from './test-kit/app/secret';

const OTHER = 'abcdefgh'.repeat(4);
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET };

describe('the settings', () => {
  it('are all optional in development', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      TRUST_PROXY: 0,
      ALLOWED_ORIGINS: [],
      SCHOOL_SCOPE: 'same',
      THROTTLE: 'on',
      DEMO: 'on',
    });
  });

  it('treat an empty variable as missing', () => {
    expect(readEnv({ PORT: '', SESSION_SECRET: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readEnv({}));
  });

  it('require a secret of 32 characters, eight of them different, and keep spaces at its ends', () => {
    for (const secret of ['abcdefgh'.repeat(4), `${SECRET}\n`, '0123456789abcdef'.repeat(2)])
      expect(readEnv({ ...PRODUCTION, SESSION_SECRET: secret }).SESSION_SECRET).toEqual([secret]);
  });

  it('allow several secrets of sessions, the newest first, beside a secret of people', () => {
    const [newest, previous] = [OTHER, SECRET];
    const settings = { ...PRODUCTION, SESSION_SECRET: `${newest},${previous}`, PERSON_SECRET: previous };
    expect(readEnv(settings)).toMatchObject({ SESSION_SECRET: [newest, previous], PERSON_SECRET: previous });
  });

  it('disable the demo in production by default', () => {
    expect(readEnv(PRODUCTION).DEMO).toBe('off');
    expect(readEnv({ ...PRODUCTION, DEMO: 'on' }).DEMO).toBe('on');
  });

  it('give proxies time to notice a stop in production', () => {
    expect(readEnv({}).DRAIN_SECONDS).toBe(0);
    expect(readEnv(PRODUCTION).DRAIN_SECONDS).toBe(5);
    expect(readEnv({ ...PRODUCTION, DRAIN_SECONDS: '0' }).DRAIN_SECONDS).toBe(0);
  });

  it('require a sender and a public URL if production sends mails', () => {
    const mail = { SMTP_URL: 'smtp://user:secret@mail.example:587', MAIL_FROM: '한팀 <no-reply@hanteam.example>' };
    const link = { PUBLIC_URL: 'http://hanteam.example' };
    expect(readEnv({ ...PRODUCTION, ...mail, ...link }).MAIL_FROM).toBe(mail.MAIL_FROM);
    for (const settings of [mail, { ...link, SMTP_URL: mail.SMTP_URL }])
      expect(() => readEnv({ ...PRODUCTION, ...settings })).toThrow(/^설정 SMTP_URL: .*MAIL_FROM.*PUBLIC_URL/);
    for (const from of ['한팀', 'a@b c@d', '한팀 <no-reply>', 'a@b\r\nBcc: c@d', '한팀\n<a@b>'])
      expect(() => readEnv({ MAIL_FROM: from })).toThrow(/^설정 MAIL_FROM/);
  });

  it('allow several origins', () => {
    const { ALLOWED_ORIGINS } = readEnv({ ALLOWED_ORIGINS: ' https://a.example , https://b.example,' });
    expect(ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  });

  it('allow several replicas', () => {
    const replicas = 'postgres://b/hanteam, postgres://c/hanteam';
    const { DATABASE_REPLICA_URLS } = readEnv({
      DATABASE_URL: 'postgres://a/hanteam',
      DATABASE_REPLICA_URLS: replicas,
    });
    expect(DATABASE_REPLICA_URLS).toEqual(['postgres://b/hanteam', 'postgres://c/hanteam']);
  });

  it('derive from PUBLIC_URL whether the service is behind TLS', () => {
    expect(isBehindTls(readEnv({ PUBLIC_URL: 'https://hanteam.example', TRUST_PROXY: '1' }))).toBe(true);
    expect(isBehindTls(readEnv({ PUBLIC_URL: 'http://hanteam.example' }))).toBe(false);
    expect(isBehindTls(readEnv({}))).toBe(false);
  });
});

describe('[O2] an invalid setting is refused at the start by its name', () => {
  it.each<[name: string, source: Record<string, string>]>([
    ['SESSION_SECRET', { NODE_ENV: 'production' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: '' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(31) }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: ' '.repeat(40) }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: ` ${'s7f'.repeat(10)}\n` }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(40) }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: 'abcdefg'.repeat(5) }],
    ['SESSION_SECRET', { SESSION_SECRET: `${OTHER},short`, PERSON_SECRET: OTHER }],
    ['SESSION_SECRET', { SESSION_SECRET: `${OTHER},`, PERSON_SECRET: OTHER }],
    ['SESSION_SECRET', { SESSION_SECRET: `${OTHER}, ${OTHER}`, PERSON_SECRET: OTHER }],
    ['PERSON_SECRET', { SESSION_SECRET: `${OTHER},${'hgfedcba'.repeat(4)}` }],
    ['THROTTLE', { ...PRODUCTION, THROTTLE: 'off' }],
    ['THROTTLE', { THROTTLE: 'false' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['TRUST_PROXY', { PUBLIC_URL: 'https://hanteam.example' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '16' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'hanteam.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/hanteam' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://a/b' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_URL: 'postgres://a/b', DATABASE_REPLICA_URLS: 'postgres://c/b, d' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://a/b' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['REDIS_URL', { REDIS_URL: 'redis+sentinel://a:26379,b:26379' }],
    ['S3_URL', { S3_URL: 's3://bucket' }],
    ['SCHOOL_SCOPE', { SCHOOL_SCOPE: 'all' }],
    ['DEMO', { DEMO: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
    ['METRICS_PORT', { METRICS_PORT: 'on' }],
    ['METRICS_PORT', { METRICS_PORT: '4000' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ])('%s in %j', (name, source) => {
    expect(() => readEnv(source)).toThrow(StartError);
    expect(() => readEnv(source)).toThrow(new RegExp(`^설정 ${name}: .*[가-힣]`));
  });

  it('and its error never contains the secret', () => {
    expect(() => readEnv({ SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });
});
