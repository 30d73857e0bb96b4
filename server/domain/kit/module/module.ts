import type { Language } from '../../../../shared/language';
import type { EntityClass } from '@mikro-orm/core';
import type { ConstraintCodes } from '../../../platform/errors/error-translator';
import type { CalendarEvent } from '../../../platform/calendar/calendar-file';
import type { FileStore } from '../../../platform/files/file-store';
import type { Context, Services } from '../../context';
import type { ExportedPart } from '../export/export';
import type { Job } from '../jobs/jobs';
import type { Route } from '../api/route';

/** The preview of a link to a page of the client, as chat applications show it. */
export interface LinkPreview {
  title: string;
  description: string;
  /**
   * Path of its picture, 1200 × 630 pixels, and the text alternative. Without it, previews show the
   * picture of the site.
   */
  picture?: { path: string; alt: string };
}

/** Services that a preview may use. */
export type PreviewServices = Pick<Services, 'reads' | 'signatures'>;

/** A page of the client with its own link preview. */
export interface PreviewedPage {
  /** Path of the page (shared/paths.ts). Its only parameter is the id of its object. */
  path: string;
  /**
   * Reads the preview. It is public to everybody with the link. Undefined if the link shows nothing
   * of its page.
   * @param search the query parameters of the link
   * @param language language of the request
   */
  preview(
    services: PreviewServices,
    id: number,
    search: URLSearchParams,
    language: Language,
  ): Promise<LinkPreview | undefined>;
}

/** Public files of a module at `<path>/<name>`. The bytes of a name never change. */
export interface PublicFiles {
  path: string;
  contentType: string;
  /**
   * Seconds for which caches may keep a file, a year by default. Files that may become private need
   * a short time.
   */
  maxAgeSeconds?: number;
  /** Reads a file; null if there is none of that name. */
  read(services: Services, name: string): ReturnType<FileStore['read']>;
}

/** Calendar files of a module at `/calendar/<name>/<id>.ics`, for members with a session. */
export interface CalendarFiles {
  name: string;
  /**
   * Reads an event with the path of its page; undefined if there is none, or if the viewer does not
   * see it.
   */
  read(ctx: Context, id: number): Promise<(CalendarEvent & { page: string }) | undefined>;
}

/** Checks stored data against the settings at the start and logs a warning if they do not fit. */
export type StartCheck = (services: Services) => Promise<void>;

/**
 * The manifest of a module: everything that the rest of the server needs from it. Code for all
 * modules reads the list of manifests in `server/modules.ts`.
 */
export interface DomainModule {
  /** Name of its folder. */
  name: string;
  /** Modules that it may import. They come before it in the list. The linter reads them here. */
  uses: readonly string[];
  entities?: readonly EntityClass<object>[];
  /** Tables in a backup, each after the tables that its foreign keys reference. */
  tables?: readonly string[];
  /** Tables that triggers fill from `tables`. A backup leaves them out. */
  derivedTables?: readonly string[];
  /** Its parts of the export of a member's data. */
  exports?: readonly ExportedPart[];
  /**
   * Its tables that no export contains, each with the reason. Their rows are not personal data of a
   * member.
   */
  notExported?: Readonly<Record<string, string>>;
  /** Its paths below /api, in any order. */
  routes?: readonly Route[];
  /** Tags of its routes with their Korean names. */
  openApiTags?: Readonly<Record<string, string>>;
  publicFiles?: readonly PublicFiles[];
  calendars?: readonly CalendarFiles[];
  previewedPages?: readonly PreviewedPage[];
  /** Runs once at each start of a server, before it accepts requests. */
  startCheck?: StartCheck;
  /** Subscribes to events of modules below. */
  listen?: () => void;
  jobs?: readonly Job[];
  /** Error codes for violated constraints of its tables, by constraint name. */
  constraints?: ConstraintCodes;
}

/** Defines a module. */
export function defineModule(module: DomainModule): DomainModule {
  return module;
}
