/** The legal documents, which only their pages load. */
export { privacy } from './privacy';
export { terms } from './terms';
