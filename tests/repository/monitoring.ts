import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = join(__dirname, '..', '..', 'deploy', 'prometheus');

const TEXTS = z.record(z.string(), z.string()).optional();

/** Schema of a rule of Prometheus. It records a series or raises an alert. */
export const RULE = z.strictObject({
  record: z.string().optional(),
  alert: z.string().optional(),
  expr: z.string(),
  for: z.string().optional(),
  labels: TEXTS,
  annotations: TEXTS,
});

export type Rule = z.infer<typeof RULE>;

/** Path of the alerting rules. */
export const RULES_FILE = join(FOLDER, 'rules.yaml');

/** Reads all rules of deploy/prometheus. */
export function readRules(): Rule[] {
  const { groups } = parse(readFileSync(RULES_FILE, 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** A dashboard of Grafana. */
export interface Dashboard {
  file: string;
  uid: string;
  title: string;
  panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[];
  annotations: { list: { expr: string }[] };
}

/** Reads all dashboards of deploy/prometheus. */
export function readDashboards(): Dashboard[] {
  return globSync('dashboards/*.json', { cwd: FOLDER }).map((file) => ({
    ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Dashboard),
    file: basename(file),
  }));
}

/** A use of a metric in an expression. */
export interface MetricUse {
  name: string;
  /** Labels that the expression compares, with the value unless it is a pattern. */
  matchers: { label: string; value?: string }[];
}

const USE = /\b(up|ALERTS|hanteam[\w:]*|process_\w+|nodejs_\w+)\b(?:\{([^}]*)\})?/g;

/** Returns the metrics in an expression of PromQL. */
export function metricsIn(expression: string): MetricUse[] {
  // Label values such as {job="hanteam"} are no metrics.
  const uses = expression.matchAll(new RegExp(`${USE.source}|"[^"]*"`, 'g'));
  return [...uses].flatMap(([, name, matchers = '']) =>
    name === undefined ? [] : [{ name, matchers: parseMatchers(matchers) }],
  );
}

function parseMatchers(matchers: string): MetricUse['matchers'] {
  return [...matchers.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label = '', operator, value]) =>
    operator === '=' || operator === '!=' ? { label, value } : { label },
  );
}

/** Returns the labels by which an expression groups or joins series. */
export function groupingLabelsIn(expression: string): string[] {
  const groups = [...expression.matchAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(','),
  );
  return groups.map((label) => label.trim()).filter(Boolean);
}

/** Returns the labels that a template shows. */
export function templateLabelsIn(template: string): string[] {
  return [...template.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);
}
