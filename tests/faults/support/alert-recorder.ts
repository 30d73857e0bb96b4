import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { scrapeMetrics } from '../../../server/test-kit/processes/metrics';
import { runPromtool } from '../../../server/test-kit/processes/promtool';
import { makeTempFolder } from '../../../server/test-kit/processes/temp-folder';
import { metricsIn, readRules, RULES_FILE } from '../../repository/monitoring';

/** Seconds between two scrapes in the time of Prometheus. */
const STEP_SECONDS = 15;

/** Milliseconds between two scrapes of a test, so that minutes of Prometheus pass in seconds. */
const STEP_MS = 150;

const USED = new Set(readRules().flatMap(({ expr }) => metricsIn(expr).map(({ name }) => name)));

/** A read of all metrics. Undefined without a response. */
type Scrape = Map<string, number> | undefined;

/**
 * Reads the metrics of an instance during a fault, and evaluates the alerting rules over them.
 * Scrapes come a hundred times as fast as in production. Rates of counters are therefore too low,
 * so an alert that fires here also fires in production.
 */
export class AlertRecorder {
  private readonly scrapes: Scrape[] = [];

  constructor(private readonly port: number) {}

  /**
   * Reads the metrics this number of times.
   * @param before called before each read
   */
  async record(count: number, before: () => Promise<unknown> = () => delay(STEP_MS)): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      await before();
      this.scrapes.push(this.shiftTimes(await scrapeMetrics(this.port).catch(() => undefined)));
    }
  }

  /** Returns the alerts that fire at the last scrape with their severity, as `HanteamDown page`. */
  firing(): string[] {
    const folder = makeTempFolder('alerts');
    const at = (this.scrapes.length - 1) * STEP_SECONDS;
    const test = {
      interval: `${STEP_SECONDS}s`,
      input_series: this.series(),
      // The failure of this expectation lists all alerts.
      promql_expr_test: [{ eval_time: `${at}s`, expr: 'ALERTS{alertstate="firing"}', exp_samples: [] }],
    };
    const file = { rule_files: [RULES_FILE], evaluation_interval: `${STEP_SECONDS}s`, tests: [test] };
    writeFileSync(join(folder, 'test.yaml'), JSON.stringify(file));
    const output = runPromtool(folder, 'test', 'rules', 'test.yaml');
    rmSync(folder, { recursive: true });
    if (!/SUCCESS|FAILED:\s+expr/.test(output)) throw new Error(output);
    const alerts = output.matchAll(/alertname="(\w+)".*?severity="(\w+)"/g);
    return [...new Set([...alerts].map(([, name, severity]) => `${name} ${severity}`))].toSorted();
  }

  private series(): { series: string; values: string }[] {
    const names = new Set(this.scrapes.flatMap((scrape) => [...(scrape?.keys() ?? [])]));
    const used = [...names].filter((name) => USED.has(name.replace(/\{.*/, '')));
    const isUp = this.scrapes.map((scrape) => (scrape ? '1' : '0')).join(' ');
    return [
      { series: withTarget('up'), values: isUp },
      ...used.map((name) => ({
        series: withTarget(name),
        // Prometheus ends a series that is no longer in the output.
        values: this.scrapes.map((scrape) => String(scrape?.get(name) ?? 'stale')).join(' '),
      })),
    ];
  }

  /** Moves times to the clock of the evaluation, which begins at 0. */
  private shiftTimes(scrape: Scrape): Scrape {
    const shift = this.scrapes.length * STEP_SECONDS - Date.now() / 1000;
    const shifted = [...(scrape ?? [])].map(([name, value]): [string, number] => [
      name,
      name.endsWith('_timestamp_seconds') ? value + shift : value,
    ]);
    return scrape && new Map(shifted);
  }
}

/** Adds the labels of a scraped instance to a series. */
function withTarget(series: string): string {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  return `${name}{${[...(labels ? [labels] : []), 'job="hanteam"', 'instance="one"'].join(',')}}`;
}
