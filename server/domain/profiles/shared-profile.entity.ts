import type { Role } from './role.entity';

/** The part of a team profile that others read. */
export interface SharedProfile {
  intro: string;
  roles: readonly Role[];
  tags: readonly string[];
  links: readonly string[];
  /** Null if it is empty or not shown. */
  department: string | null;
}
