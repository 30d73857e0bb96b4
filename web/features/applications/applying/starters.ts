import { texts } from '../../../texts';

/** Appends a starter to a text, in a line of its own. */
export function addStarter(text: string, starter: string): string {
  const before = text.trimEnd();
  return `${before}${before === '' ? '' : '\n'}${toLine(starter)} `;
}

export function hasStarter(text: string, starter: string): boolean {
  return text.split('\n').some((line) => line.startsWith(toLine(starter)));
}

/** Removes starters that are followed by no text. */
export function removeUnusedStarters(text: string): string {
  const starters = texts.application.starters.map(toLine);
  const lines = text.split('\n');
  const unused = (line: string, index: number): boolean => {
    const next = lines.slice(index + 1).find((later) => later.trim() !== '');
    return (
      starters.includes(line.trim()) && (next === undefined || starters.some((starter) => next.startsWith(starter)))
    );
  };
  return lines
    .filter((line, index) => !unused(line, index))
    .join('\n')
    .trimEnd();
}

const toLine = (starter: string): string => `${starter}:`;
