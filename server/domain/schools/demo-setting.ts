import type { Context } from '../context';

/** True if the demo and its school are available: outside of production and with DEMO=on. */
export function isDemoEnabled({ NODE_ENV, DEMO }: Pick<Context['env'], 'NODE_ENV' | 'DEMO'>): boolean {
  return NODE_ENV !== 'production' && DEMO === 'on';
}
