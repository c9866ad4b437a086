/** What other areas may use of what is to come. */
export { COMING_PANELS } from './coming-parts';
export { ComingState } from './coming-state';
