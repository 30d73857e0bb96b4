import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../server/embedded-postgres/postmaster';
import { modules } from '../../server/modules';
import { startTestApp, type TestApp } from '../../server/test-kit/app/test-app';
import { GQL } from '../../server/test-kit/clients/graphql-operations';
import { createReplica, type TestReplica } from '../../server/test-kit/database/simulated-replica';
import { buildMember, PASSWORD } from '../../server/test-kit/factories/factories';
import { runPromtool } from '../../server/test-kit/processes/promtool';
import { scrapeMetrics } from '../../server/test-kit/processes/metrics';
import { startTestRedis, type TestRedis } from '../../server/test-kit/processes/redis';
import { TestSmtp } from '../../server/test-kit/servers/smtp';
import { until } from '../../server/test-kit/processes/until';
import {
  groupingLabelsIn,
  type MetricUse,
  metricsIn,
  readDashboards,
  readRules,
  type Rule,
  RULES_FILE,
  templateLabelsIn,
} from './monitoring';
import { describeWith } from '../../server/test-kit/processes/describe-with';

const ROOT = join(__dirname, '..', '..');
const WAIT_MS = 20_000;

/** Labels that Prometheus adds to each series of an instance. */
const TARGET_LABELS = ['instance', 'job', 'namespace'];

/** Labels of the series that Prometheus writes itself. */
const OWN_SERIES: Readonly<Record<string, string[]>> = {
  up: TARGET_LABELS,
  ALERTS: [...TARGET_LABELS, 'alertname', 'alertstate', 'severity'],
};

const rules = readRules();
const dashboards = readDashboards();
const alerts = rules.filter((rule): rule is Rule & { alert: string } => rule.alert !== undefined);
const records = rules.filter((rule): rule is Rule & { record: string } => rule.record !== undefined);

/** Values of the label `name`, which is a job or the kind of a mail. */
const JOB_NAMES = new Set(modules.jobs.map(({ name }) => name));

/** An expression of a rule or a panel. */
interface Expression {
  place: string;
  expression: string;
  /** Texts with labels of the result. */
  shown: string;
}

const expressions: Expression[] = [
  ...rules.map(({ alert, record = '', expr, annotations = {} }) => ({
    place: alert ?? record,
    expression: expr,
    shown: Object.values(annotations).join(' '),
  })),
  ...dashboards.flatMap(({ file, panels, annotations }) => [
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ expr, legendFormat }) => ({ place: `${file}: ${title}`, expression: expr, shown: legendFormat })),
    ),
    ...annotations.list.map(({ expr }) => ({ place: file, expression: expr, shown: '' })),
  ]),
];

/** Returns the problems of all expressions, each with its place. */
function problemsOf(find: (expression: Expression & { uses: MetricUse[] }) => unknown[]): unknown[] {
  return expressions.flatMap((each) =>
    find({ ...each, uses: metricsIn(each.expression) }).map((problem) => [each.place, problem]),
  );
}

describeWith('redis')('[O39] every metric in the alerting rules and dashboards', () => {
  let first: TestApp;
  let second: TestApp;
  let replica: TestReplica;
  let redis: TestRedis;
  const smtp = new TestSmtp();
  /** Labels of each metric with their values, as Prometheus reads them. */
  let labels: Map<string, Map<string, Set<string>>>;

  beforeAll(async () => {
    await smtp.start();
    redis = await startTestRedis();
    const settings = { SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example', REDIS_URL: redis.url };
    const ports = [await findFreePort(), await findFreePort()];
    first = await startTestApp({ ...settings, METRICS_PORT: String(ports[0]) });
    replica = await createReplica(first);
    const databases = { DATABASE_URL: first.databaseUrl, DATABASE_REPLICA_URLS: replica.url };
    second = await startTestApp({ ...settings, ...databases, METRICS_PORT: String(ports[1]) }, first);
    await useEverything(second, smtp);
    // Either instance may send the mail.
    await until(async () => {
      const scraped = await Promise.all(ports.map(scrapeMetrics));
      labels = labelsOf(scraped.flatMap((series) => [...series.keys()]));
      return labels.has('hanteam_mail_delay_seconds_count') && labels.has('hanteam_replica_lag_bytes');
    }, WAIT_MS);
  });

  afterAll(async () => {
    await second.close();
    await replica.drop();
    await first.close();
    await redis.stop();
    await smtp.stop();
  });

  /** Labels of a metric or of a recorded series. */
  function knownLabels(name: string): string[] {
    const recorded = records.filter(({ record }) => record === name);
    if (recorded.length > 0) {
      return recorded.flatMap(({ expr, labels: own = {} }) => [...Object.keys(own), ...groupingLabelsIn(expr)]);
    }
    return OWN_SERIES[name] ?? [...TARGET_LABELS, ...(labels.get(name)?.keys() ?? [])];
  }

  const isKnown = ({ name }: MetricUse): boolean =>
    name in OWN_SERIES || labels.has(name) || records.some(({ record }) => record === name);

  it('exists in the output of an instance', () => {
    expect(problemsOf(({ uses }) => (uses.length === 0 ? ['no metric'] : uses.filter((use) => !isKnown(use))))).toEqual(
      [],
    );
  });

  it('has the labels that the expression compares, groups by and shows', () => {
    const problems = problemsOf(({ expression, shown, uses }) => {
      const compared = uses.flatMap(({ name, matchers }) =>
        matchers.filter(({ label }) => !knownLabels(name).includes(label)),
      );
      const all = uses.flatMap(({ name }) => knownLabels(name));
      const others = [...groupingLabelsIn(expression), ...templateLabelsIn(shown)];
      return [...compared, ...others.filter((label) => !all.includes(label))];
    });
    expect(problems).toEqual([]);
  });

  it('has the values with which the expression compares labels', () => {
    const problems = problemsOf(({ uses }) =>
      uses.flatMap(({ name, matchers }) => {
        const own = labels.get(name);
        return matchers.filter(({ label, value }) => {
          // A job is in the output only while it waits.
          const known = label === 'name' ? JOB_NAMES : own?.get(label);
          return value !== undefined && known !== undefined && !known.has(value);
        });
      }),
    );
    expect(problems).toEqual([]);
  });

  it('is used if a rule records it', () => {
    const used = new Set(expressions.flatMap(({ expression }) => metricsIn(expression)).map(({ name }) => name));
    expect(records.map(({ record }) => record).filter((record) => !used.has(record))).toEqual([]);
  });
});

/** Uses the parts of the service whose series exist only after their first use. */
async function useEverything(app: TestApp, smtp: TestSmtp): Promise<void> {
  const client = await app.as(await buildMember(app.em()));
  const move = async (email: string, behaviour: 'unknown' | 'refuse'): Promise<void> => {
    const before = smtp.refused;
    smtp.behaviour = behaviour;
    await client.data(GQL.changeEmail, { input: { email, password: PASSWORD } });
    await until(() => smtp.refused > before, WAIT_MS);
  };
  await move('unknown@example.com', 'unknown');
  // The first attempt fails, and the second one succeeds after a few seconds.
  await move('moved@example.com', 'refuse');
  smtp.behaviour = 'accept';
  await client.data('{ notices(filter: { kind: PROJECT }) { totalCount } }');
  await client.agent.get('/api/projects/999999');
  await app.server.services.pictures.read('none');
  await app.sql(`select graphile_worker.add_job('waiting', run_at => now() + interval '1 hour')`);
}

function labelsOf(series: Iterable<string>): Map<string, Map<string, Set<string>>> {
  const labels = new Map<string, Map<string, Set<string>>>();
  for (const each of series) {
    const [, name = '', text = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(each) ?? [];
    const ofMetric = labels.get(name) ?? new Map<string, Set<string>>();
    labels.set(name, ofMetric);
    for (const [, label = '', value = ''] of text.matchAll(/(\w+)="([^"]*)"/g))
      ofMetric.set(label, (ofMetric.get(label) ?? new Set()).add(value));
  }
  return labels;
}

describe('[O39] every alert', () => {
  const [, ...runbooks] = readFileSync(join(ROOT, 'docs', 'operations', 'incidents', 'runbooks.md'), 'utf8').split(
    /^## /m,
  );

  it('has a runbook, in the order of the rules, and there are no others', () => {
    const headings = runbooks.map((text) => text.slice(0, text.indexOf('\n')));
    expect(headings).toEqual([...new Set(alerts.map(({ alert }) => alert))]);
  });

  it.each(runbooks)('has a runbook with what members notice, where to look and what to do', (text) => {
    expect(text).toMatch(/^\w+\n\n(?:- \*\*Members notice\*\*: [^]+\n)?- \*\*Look at\*\* [^]+\n- \*\*Do\*\*: [^]+$/);
  });

  it('that wakes somebody has a runbook with what members notice', () => {
    const paging = alerts.filter(({ labels }) => labels?.['severity'] === 'page').map(({ alert }) => alert);
    const silent = runbooks.filter((text) => !text.includes('**Members notice**')).map((text) => text.split('\n')[0]);
    expect(paging.filter((alert) => silent.includes(alert))).toEqual([]);
  });

  it('fires in a fault test, unless no fault causes it', () => {
    const tests = globSync('tests/faults/alerting/*.faults.ts', { cwd: ROOT }).map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    const untested = alerts.map(({ alert }) => alert).filter((alert) => !tests.join('').includes(`'${alert} `));
    // A rollout that does not end needs the images of two versions.
    expect([...new Set(untested)]).toEqual(['HanteamVersions']);
  });

  it.each(alerts)('$alert has a severity, a summary and a link to its runbook', ({ alert, labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels?.['severity']);
    expect(annotations).toMatchObject({
      summary: expect.any(String) as string,
      description: expect.any(String) as string,
      runbook: `docs/operations/incidents/runbooks.md#${alert.toLowerCase()}`,
    });
  });
});

it.each(dashboards)('$title is a dashboard with unique panels', ({ panels, uid }) => {
  expect(uid).toMatch(/^hanteam-/);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});

describeWith('promtool')('[O39] promtool', () => {
  const folder = join(RULES_FILE, '..');
  const run = (...args: string[]): string => runPromtool(folder, ...args);

  it('accepts the rules and the settings', () => {
    expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(run('check', 'rules', 'rules.yaml')).toContain(`${rules.length} rules found`);
  });

  it('finds that each rule fires for the series in rules.test.yaml, and not before', () => {
    expect(run('test', 'rules', 'rules.test.yaml')).toContain('SUCCESS');
    const tested = readFileSync(join(folder, 'rules.test.yaml'), 'utf8');
    expect(alerts.filter(({ alert }) => !tested.includes(`alertname="${alert}"`)).map(({ alert }) => alert)).toEqual(
      [],
    );
  });
});
