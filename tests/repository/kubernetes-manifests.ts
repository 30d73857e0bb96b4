import { join } from 'node:path';
import { z } from 'zod';
import { RULE } from './monitoring';

/** A Kubernetes object from YAML. */
export interface Manifest {
  apiVersion?: string;
  kind?: string;
  metadata?: { name?: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: Record<string, unknown>;
}

/** A validator of kubernetes-models. ajv compiles it from Kubernetes' OpenAPI description. */
interface Validator {
  (data: unknown): boolean;
  errors?: { instancePath: string; message?: string; keyword: string; params: object }[] | null;
}

/**
 * Expects a manifest to fit the schema of its kind and to have no unknown fields. Kubernetes
 * ignores unknown fields, so a spelling mistake would have no effect.
 */
export function expectManifest(manifest: Manifest): void {
  const ofOperator = OPERATOR_KINDS[`${manifest.apiVersion}/${manifest.kind}`];
  if (ofOperator) {
    expect(ofOperator.safeParse(manifest.spec).error?.issues ?? []).toEqual([]);
    return;
  }
  const validate = findValidator(manifest);
  const seen = new Set<string>();
  validate(observe(manifest, '', seen));
  expect(validate.errors ?? []).toEqual([]);
  expect(pathsOf(manifest, '').filter((path) => !seen.has(path))).toEqual([]);
}

/** Schemas of the kinds of the Prometheus Operator, with the fields that the manifests use. */
const OPERATOR_KINDS: Readonly<Record<string, z.ZodType>> = {
  'monitoring.coreos.com/v1/PodMonitor': z.strictObject({
    jobLabel: z.string(),
    selector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
    podMetricsEndpoints: z.array(z.strictObject({ port: z.string(), interval: z.string() })),
  }),
  'monitoring.coreos.com/v1/PrometheusRule': z.strictObject({
    groups: z.array(z.strictObject({ name: z.string(), rules: z.array(RULE) })),
  }),
};

function findValidator({ apiVersion = '', kind = '' }: Manifest): Validator {
  const [group = '', version = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  const part = (group.split('.')[0] ?? '').replace(/^./, (letter) => letter.toUpperCase());
  const name = `IoK8sApi${part}${version.replace(/^v/, 'V')}${kind}`;
  const folder = join(require.resolve('kubernetes-models/package.json'), '..', '_schemas');
  return (require(join(folder, name)) as { validate: Validator }).validate;
}

/** Wraps a value, so that every read field adds its path to `seen`. */
function observe<Value>(value: Value, path: string, seen: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return own;
      seen.add(`${path}/${key}`);
      return observe(own, `${path}/${key}`, seen);
    },
  });
}

function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [`${path}/${key}`, ...pathsOf(child, `${path}/${key}`)]);
}
