/** Tags of notices and members (shared/tags.ts). */
export const tag = {
  /** The name of a tag. The list and the server have the Korean one. */
  name: ({ name }: { id: string; name: string }) => name,
} as const;
