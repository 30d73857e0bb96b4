import { isIPv6 } from 'node:net';

/**
 * Returns the key that counts attempts from an address. All addresses of an IPv6 /64 share one key,
 * because they belong to one client.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const network = [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(':');
}
