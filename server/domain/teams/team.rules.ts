import type { z } from 'zod';
import type { Bounds } from '../../../shared/bounds';
import { text } from '../../platform/validation';

/**
 * A text with a format, which may be left empty.
 * @param read returns the stored form; null for a text of another format
 * @param message what is said of such a text
 */
export function optionalText(
  label: string,
  { max }: Bounds,
  read: (value: string) => string | null,
  message: string,
): z.ZodType<string | null> {
  return text(label, { min: 0, max }).transform((value, context) => {
    if (value === '') return null;
    const stored = read(value);
    // The normal form of an address may be longer than what was written.
    if (stored !== null && stored.length <= max) return stored;
    context.addIssue({ code: 'custom', message });
    return null;
  });
}
