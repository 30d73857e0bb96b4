/** A breaking change: its name in the changelog, and what happened. */
export interface BreakingChange {
  name: string;
  message: string;
}

export function breakingGraphqlChanges(before: string, after: string): Promise<BreakingChange[]>;
export function breakingRestChanges(before: object, after: object): BreakingChange[];
export function unannounced(changes: BreakingChange[], changelog: string): BreakingChange[];
