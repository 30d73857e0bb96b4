// Checks comments and commit subjects by docs/STYLE.md and docs/GLOSSARY.md.
const { execFileSync } = require('node:child_process');
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const FILES = '{server,shared,web,tests,bench,scripts}/**/*.{ts,tsx,mts,cjs,mjs}';
const GENERATED = /node_modules|\/generated\//;

const MAX_COLUMNS = 100;
const MAX_SUBJECT = 72;

/** Words at the start of a sentence that make a clause its subject. */
const CLAUSE = /(?:^|[.!?] )(What|Who|Whoever|Whose|Whatever|Which|Those that|Those who|That)\b/;

const SUBJECT = /^(Merge |[a-z][\w-]*: [A-Z].*\.$)/;

/** Words to avoid, as parts of regular expressions, with their replacements. */
const WORDS = {
  'noun|nouns': 'module',
  apart: 'blocked',
  'refusal|refusals': 'denial',
  'sweep|sweeps|swept': 'cleanup, delete in batches',
  'statement event|statement events': 'contribution',
  dialect: 'legacy names',
  'drawn text': 'SVG text',
  'for good': 'never expires, permanently',
  'stated member': 'expected member',
  'chair|chairs': 'team seat',
  told: 'notified',
};

/** The same words as patterns that ignore case. */
const AVOIDED = Object.entries(WORDS).map(([words, better]) => ({
  word: new RegExp(`\\b(${words})\\b`, 'i'),
  better,
}));

const IN_CODE = /`[^`]*`|\{@link [^}]*\}|https?:\S+/g;

/** Comments of a file: adjacent lines of text with their numbers and lengths. */
function readComments(text) {
  const comments = [];
  let open;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark, words] = /^\s*(\/\*\*?|\/\/|\*(?!\/))\s?(.*?)(?:\*\/)?$/.exec(line) ?? [];
    if (mark === undefined) {
      open = undefined;
      continue;
    }
    const isStart = open === undefined || mark.startsWith('/*') || /^\s*(@\w+|-|\|)/.test(words) || words.trim() === '';
    if (isStart) comments.push((open = []));
    open.push({ number: index + 1, columns: line.length, words: words.trim() });
  }
  return comments;
}

function problemsOf(file) {
  const problems = [];
  for (const lines of readComments(readFileSync(join(ROOT, file), 'utf8'))) {
    const at = (message) => problems.push(`${file}:${lines[0].number}: ${message}`);
    if (lines.some(({ columns }) => columns > MAX_COLUMNS)) at(`longer than ${MAX_COLUMNS} columns`);
    const text = lines
      .map(({ words }) => words)
      .join(' ')
      .replaceAll(IN_CODE, 'code');
    const clause = CLAUSE.exec(text.replace(/^@\w+( \w+)? /, ''));
    if (clause) at(`starts with a clause (${clause[1]} …): name the thing or the verb`);
    for (const { word, better } of AVOIDED) {
      const found = word.exec(text);
      if (found) at(`"${found[0]}": better ${better}`);
    }
  }
  return problems;
}

/** Subjects of the last 50 commits. Returns none without a history. */
function readSubjects() {
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return execFileSync('git', ['log', '-50', '--format=%s'], options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Prints comments and subjects that break the rules. Returns true if there are none. */
exports.checkLanguage = () => {
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => !GENERATED.test(file));
  const subjects = readSubjects().filter((subject) => subject.length > MAX_SUBJECT || !SUBJECT.test(subject));
  const problems = [
    ...files.flatMap(problemsOf),
    ...subjects.map((subject) => `commit "${subject}": area: Imperative sentence, at most ${MAX_SUBJECT} characters.`),
  ];
  for (const problem of problems) console.error(`표현 규칙: ${problem}`);
  return problems.length === 0;
};

if (require.main === module) process.exitCode = exports.checkLanguage() ? 0 : 1;
