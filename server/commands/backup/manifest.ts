import { z } from 'zod';

/** Table of contents of the archive and its last entry. */
export const MANIFEST = 'manifest.json';

const partSchema = z.object({
  path: z.string(),
  /** Bytes before compression. */
  size: z.int().min(0),
  sha256: z.string(),
});

const tableSchema = z.object({
  name: z.string(),
  /** Columns in the order of the copied rows, without generated ones. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
});

/**
 * Contents of a backup. `format` changes if older versions cannot restore new backups correctly.
 */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Migrations that created the tables. */
  migrations: z.array(z.string()).min(1),
  /** Tables in the order of filling. */
  tables: z.array(tableSchema),
  /** Last value of each sequence. Null before the first. */
  sequences: z.record(z.string(), z.int().nullable()),
  /**
   * Pictures of members that were missing in the store. These members are restored without a
   * picture.
   */
  missingPictures: z.array(z.string()),
  parts: z.array(partSchema),
});

/** Contents of a backup, validated by `manifestSchema`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** An entry of the archive with the hash of its bytes. */
export type Part = z.infer<typeof partSchema>;

/** A table in the archive. */
export type BackedUpTable = z.infer<typeof tableSchema>;

/** Returns the path of a table's rows in the archive. They have COPY's text format. */
export const pathOfTable = (name: string): string => `tables/${name}.copy`;

const PICTURES = 'pictures/';

/** Returns the path of a picture in the archive. */
export const pathOfPicture = (name: string): string => PICTURES + name;

/** Returns the picture's name, or undefined if the path belongs to no picture. */
export const pictureAt = (path: string): string | undefined =>
  path.startsWith(PICTURES) ? path.slice(PICTURES.length) : undefined;
