import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Commands in a document's shell blocks, without comments. File names depend on its language. */
function readCommands(file: string): string[] {
  const blocks = [...read(file).matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).filter(Boolean);
  return lines.map((line) => line.replace(/\s+#.*$/, '').replace(/ -- [^-\s]\S*$/, ' -- …'));
}

/** Rows in its tables of documents. */
function readDocuments(file: string): string[] {
  return [...read(file).matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, target = '']) => target);
}

/** Scripts of package.json in the shell blocks and tables of a document. */
function readScripts(file: string): string[] {
  const cells = [...read(file).matchAll(/^\| `(npm [^`]+)`/gm)].map(([, command = '']) => command);
  return [...readCommands(file), ...cells].flatMap((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? []);
}

describe('the English README', () => {
  it('contains the commands of the Korean one in the same order', () => {
    expect(readCommands('README.md')).toContain('npm start');
    expect(readCommands('README.en.md')).toEqual(readCommands('README.md'));
  });

  it('lists the same documents', () => {
    const documents = readDocuments('README.md');
    expect(documents).toEqual(
      expect.arrayContaining(['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/operations/setup/settings.md']),
    );
    expect(readDocuments('README.en.md')).toEqual(documents);
  });
});

it('CONTRIBUTING.md and the lists of commands and benchmarks have every npm script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const listed = ['CONTRIBUTING.md', 'docs/operations/routine/commands.md', 'bench/README.md'].flatMap(readScripts);
  // npm itself runs the script after an installation.
  const commands = Object.keys(scripts).filter((name) => name !== 'postinstall');
  expect(commands.filter((name) => !listed.includes(name))).toEqual([]);
});
