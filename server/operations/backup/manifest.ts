import { z } from 'zod';

/** The archive's table of contents, which is its last entry. */
export const MANIFEST = 'manifest.json';

const partSchema = z.object({
  path: z.string(),
  /** In bytes, before compression. */
  size: z.int().min(0),
  sha256: z.string(),
});

const tableSchema = z.object({
  name: z.string(),
  /** In the order of the copied rows, without generated columns. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
});

/** The contents of a backup. `format` changes when an older version would restore it wrongly. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that created the tables. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they can be filled. */
  tables: z.array(tableSchema),
  /** The last value of each sequence; null before the first. */
  sequences: z.record(z.string(), z.int().nullable()),
  /**
   * Pictures of members that the store did not have. These members are restored without a picture.
   */
  missingPictures: z.array(z.string()),
  parts: z.array(partSchema),
});

/** The contents of a backup, as `manifestSchema` describes them. */
export type Manifest = z.infer<typeof manifestSchema>;

/** An entry of the archive with the hash of its bytes. */
export type Part = z.infer<typeof partSchema>;

/** A table in the archive. */
export type BackedUpTable = z.infer<typeof tableSchema>;

/** The path of a table's rows in the archive. They have COPY's text format. */
export const pathOfTable = (name: string): string => `tables/${name}.copy`;

const PICTURES = 'pictures/';

/** The path of a picture in the archive. */
export const pathOfPicture = (name: string): string => PICTURES + name;

/** The picture's name; undefined when the path is not a picture's. */
export const pictureAt = (path: string): string | undefined =>
  path.startsWith(PICTURES) ? path.slice(PICTURES.length) : undefined;
