import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** Commands in a document's shell blocks, without comments. File names depend on its language. */
function readCommands(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).filter(Boolean);
  return lines.map((line) => line.replace(/\s+#.*$/, '').replace(/ -- [^-\s]\S*$/, ' -- …'));
}

/** Rows in its tables of documents. */
function readDocuments(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, target = '']) => target);
}

describe('the English README', () => {
  it('contains the commands of the Korean one in the same order', () => {
    expect(readCommands('README.md')).toContain('npm start');
    expect(readCommands('README.en.md')).toEqual(readCommands('README.md'));
  });

  it('lists the same documents', () => {
    expect(readDocuments('README.md')).toContain('docs/ARCHITECTURE.md');
    expect(readDocuments('README.en.md')).toEqual(readDocuments('README.md'));
  });
});
