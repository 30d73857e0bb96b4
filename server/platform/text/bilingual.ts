import { isText, type Text } from '../../../shared/language';

/** Encodes a message in both languages for zod, whose messages are strings. */
export function bilingual(text: Text): string {
  return JSON.stringify(text);
}

/**
 * Decodes a message of {@link bilingual}. A message of zod itself is the same in both languages.
 */
export function parseBilingual(message: string): Text {
  if (!message.startsWith('{')) return { ko: message, en: message };
  const text: unknown = JSON.parse(message);
  if (!isText(text)) throw new Error(`A message of a schema is no text: ${message}`);
  return text;
}
