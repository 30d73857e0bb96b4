import { z } from 'zod';

/** The archive's own page of contents, its last entry. */
export const MANIFEST = 'manifest.json';

const partSchema = z.object({
  path: z.string(),
  /** In bytes, before compression. */
  size: z.int().min(0),
  sha256: z.string(),
});

const tableSchema = z.object({
  name: z.string(),
  /** As they stand in the rows; generated columns are not among them. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
});

/** What a backup holds. `format` changes when an older restore would misread what is there. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that had made the tables. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they can be filled. */
  tables: z.array(tableSchema),
  /** The last value that each sequence gave out; null before the first. */
  sequences: z.record(z.string(), z.int().nullable()),
  /** Pictures that a member has, but the store had not: their members are restored without one. */
  missingPictures: z.array(z.string()),
  parts: z.array(partSchema),
});

/** See `manifestSchema`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** One entry of the archive, with what its bytes must hash to. */
export type Part = z.infer<typeof partSchema>;

/** A table as it stands in the archive. */
export type BackedUpTable = z.infer<typeof tableSchema>;

/** Where a table's rows stand in the archive, in the text format of COPY. */
export const pathOfTable = (name: string): string => `tables/${name}.copy`;

const PICTURES = 'pictures/';

/** Where a picture stands in the archive. */
export const pathOfPicture = (name: string): string => PICTURES + name;

/** The picture's name; undefined when the path is not a picture's. */
export const pictureAt = (path: string): string | undefined =>
  path.startsWith(PICTURES) ? path.slice(PICTURES.length) : undefined;
