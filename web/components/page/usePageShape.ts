import { useMatches } from 'react-router-dom';
import type { LoadingShape } from './loading-shape';

/** The part of a route's handle that describes its placeholder (app/create-route.ts). */
interface Handle {
  loading?: LoadingShape;
}

/** Returns the shape of the placeholder of the current page. */
export function usePageShape(): LoadingShape | undefined {
  return (useMatches().at(-1)?.handle as Handle | undefined)?.loading;
}
