/** Returns an email address without its `+tag`. Mail servers deliver all tags to one mailbox. */
export function withoutTag(email: string): string {
  const at = email.lastIndexOf('@');
  const tag = email.slice(0, at).indexOf('+');
  return tag > 0 ? email.slice(0, tag) + email.slice(at) : email;
}

/** Whether two email addresses belong to one mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return withoutTag(one).toLowerCase() === withoutTag(other).toLowerCase();
}
