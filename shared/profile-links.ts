/** Hosts of the links in a team profile (rules/profiles.md). */
const HOSTS = [
  'github.com',
  'gitlab.com',
  'notion.so',
  'velog.io',
  'behance.net',
  'figma.com',
  'linkedin.com',
  'youtube.com',
];
/** Hosts on which every user has a subdomain. */
const HOSTS_OF_USERS = ['github.io', 'notion.site', 'tistory.com'];

/** Names of the allowed hosts, as texts show them. */
export const PROFILE_LINK_HOSTS: readonly string[] = [...HOSTS, ...HOSTS_OF_USERS.map((host) => `*.${host}`)];

/** Returns whether the link of a profile may lead to a host. `www.` makes no difference. */
export function isProfileHost(host: string): boolean {
  return (
    HOSTS.some((each) => host === each || host === `www.${each}`) ||
    HOSTS_OF_USERS.some((each) => host.endsWith(`.${each}`))
  );
}
