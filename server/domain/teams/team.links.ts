/**
 * The hosts of team links, and whether the service gives its users hosts below them (rules.md:
 * Teams).
 */
const HOSTS: Readonly<Record<string, 'alone' | 'withSubdomains'>> = {
  'open.kakao.com': 'alone',
  'discord.gg': 'alone',
  'discord.com': 'alone',
  'slack.com': 'withSubdomains',
  'github.com': 'alone',
  'notion.so': 'withSubdomains',
};

/** All hosts that a team's link may have. */
export const TEAM_LINK_HOSTS = Object.keys(HOSTS);

/**
 * Reads a link to one of these hosts. Nothing is ever requested from it.
 * @returns the address in its normal form; null for anything but an https address of such a host,
 *   without a password or port
 */
export function toLink(text: string, hosts: readonly string[] = TEAM_LINK_HOSTS): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  return hosts.some((host) => isBelow(hostname, host)) ? href : null;
}

function isBelow(hostname: string, host: string): boolean {
  return hostname === host || (HOSTS[host] === 'withSubdomains' && hostname.endsWith(`.${host}`));
}
