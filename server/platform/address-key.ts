import { isIPv6 } from 'node:net';

/** Whom an address stands for when tries are counted: with IPv6 everybody has 2^64 addresses, so its /64 network counts. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const network = [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(':');
}
