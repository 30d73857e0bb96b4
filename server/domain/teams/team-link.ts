import { parseHttpsLink } from '../../platform/text/https-link';

/**
 * Hosts of team links (rules/teams.md: Team link and board). `withSubdomains` also allows the
 * subdomains, because the service gives them to its users.
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
  return parseHttpsLink(text, (hostname) => hosts.some((host) => isBelow(hostname, host)));
}

function isBelow(hostname: string, host: string): boolean {
  return hostname === host || (HOSTS[host] === 'withSubdomains' && hostname.endsWith(`.${host}`));
}
