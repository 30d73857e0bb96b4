/**
 * Hosts of team links (rules.md: Teams). `withSubdomains` also allows the subdomains, because
 * the service gives them to its users.
 */
const HOSTS: Readonly<Record<string, 'alone' | 'withSubdomains'>> = {
  'open.kakao.com': 'alone',
  'discord.gg': 'alone',
  'discord.com': 'alone',
  'slack.com': 'withSubdomains',
  'github.com': 'alone',
  'notion.so': 'withSubdomains',
};

/** Hosts that the link of a team may have. */
export const TEAM_LINK_HOSTS = Object.keys(HOSTS);

/**
 * Parses a link to one of these hosts. The server never sends a request to it.
 * @returns the normalised URL; null unless it is an https URL of such a host without a password or
 *   port
 */
export function parseLink(text: string, hosts: readonly string[] = TEAM_LINK_HOSTS): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  return hosts.some((host) => isBelow(hostname, host)) ? href : null;
}

function isBelow(hostname: string, host: string): boolean {
  return hostname === host || (HOSTS[host] === 'withSubdomains' && hostname.endsWith(`.${host}`));
}
