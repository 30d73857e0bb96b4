import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { readEnv, SETTING_NAMES } from '../../server/env';

const ROOT = join(__dirname, '..', '..');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Exceptions = Readonly<Record<string, string>>;

/** Settings that no deployment changes, with the reason. */
const FIXED: Exceptions = {
  NODE_ENV: 'The image sets it.',
  DATA_DIR: 'The image sets it.',
  THROTTLE: 'Production refuses to start without rate limits.',
};

/** Settings that docker-compose.yml does not pass, with the reason. */
const NOT_IN_COMPOSE: Exceptions = {
  ...FIXED,
  DATABASE_DIRECT_URL: 'docker-compose.yml has no pooler.',
  PORT: 'The image sets it. In docker-compose.yml this variable is the port of the proxy.',
};

/** Settings that neither the ConfigMap nor the Secret contains, with the reason. */
const NOT_IN_KUBERNETES: Exceptions = {
  ...FIXED,
  ADMIN_DATABASE_URL: "The superuser's address does not belong in the cluster.",
};

const without = (exceptions: Exceptions): string[] => SETTING_NAMES.filter((name) => !(name in exceptions));

describe('[O23] every setting of the server', () => {
  it('is in the tables of docs/operations/setup/settings.md, which list no others', () => {
    const rows = [...read('docs/operations/setup/settings.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm)].map(
      ([, name = '']) => name,
    );
    expect(rows.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it('can be set in docker-compose.yml', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment: Record<string, unknown> }>;
    };
    expect(Object.keys(services['database']?.environment ?? {})).toEqual(
      expect.arrayContaining(without(NOT_IN_COMPOSE)),
    );
  });

  it('can be set in the ConfigMap or the Secret of Kubernetes', () => {
    const settings = Object.keys(parseEnv(read('deploy/kubernetes/settings.env')));
    const secrets = [...read('deploy/README.md').matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name);
    expect(settings.filter((name) => secrets.includes(name))).toEqual([]);
    expect([...settings, ...secrets]).toEqual(expect.arrayContaining(without(NOT_IN_KUBERNETES)));
  });

  it('is described in deploy/README.md', () => {
    const manual = read('deploy/README.md');
    expect(without(FIXED).filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });

  it('exists if it is listed as an exception', () => {
    const exceptions = Object.keys({ ...NOT_IN_COMPOSE, ...NOT_IN_KUBERNETES });
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(exceptions));
  });
});

it('[O23] the settings of Kubernetes are valid', () => {
  const secret = { NODE_ENV: 'production', SESSION_SECRET: '12345678'.repeat(4), SMTP_URL: 'smtps://mail.example' };
  const env = readEnv({ ...parseEnv(read('deploy/kubernetes/settings.env')), ...secret });
  expect(env).toMatchObject({ PUBLIC_URL: 'https://hanteam.example.com', PLAYGROUND: 'off', DRAIN_SECONDS: 5 });
});
