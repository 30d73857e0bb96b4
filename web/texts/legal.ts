/** The terms of use and the privacy notice, which only their pages load. */
export * as documents from './ko/legal';
