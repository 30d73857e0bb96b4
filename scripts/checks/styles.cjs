// Compares the client's CSS modules with the components that import them. Each class must be used,
// and each used class must exist.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const find = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, found]) => found));

/** Classes that a CSS module defines. Those in :global(…) belong to antd. */
function readClasses(file) {
  const rules = read(file)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '');
  return find(rules, /\.([a-z][\w-]*)(?=[^{};]*\{)/gi);
}

/** Classes of a CSS module that a component uses, under any import name. */
function readUses(component, name) {
  const imported = new RegExp(`^import (\\w+) from '[^']*/${name}';`, 'm').exec(component)?.[1];
  return imported === undefined ? [] : [...find(component, new RegExp(`\\b${imported}\\.(\\w+)`, 'g'))];
}

/** Prints unused and missing classes. Returns true if there are none. */
exports.checkStyles = () => {
  const components = globSync('web/**/*.tsx', { cwd: ROOT }).map(read);
  const wrong = globSync('web/**/*.module.css', { cwd: ROOT }).flatMap((file) => {
    const name = file.split('/').at(-1);
    const used = new Set(components.flatMap((component) => readUses(component, name)));
    const defined = readClasses(file);
    return [
      ...[...defined].filter((each) => !used.has(each)).map((each) => `${file}: .${each}`),
      ...[...used].filter((each) => !defined.has(each)).map((each) => `${file}: styles.${each}`),
    ];
  });
  if (wrong.length > 0) console.error(`쓰지 않거나 없는 클래스:\n${wrong.join('\n')}`);
  return wrong.length === 0;
};

if (require.main === module) process.exit(exports.checkStyles() ? 0 : 1);
