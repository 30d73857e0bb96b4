import type { Context } from '../context';

/** True if the demo and its school are offered: outside of production and with DEMO=on. */
export function offersDemo({ NODE_ENV, DEMO }: Pick<Context['env'], 'NODE_ENV' | 'DEMO'>): boolean {
  return NODE_ENV !== 'production' && DEMO === 'on';
}
