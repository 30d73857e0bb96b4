import type { NoticeKind } from '../graphql/generated/documents';

/** The kinds of notices in display order. */
export const KINDS: readonly NoticeKind[] = ['PROJECT', 'STUDY'];
