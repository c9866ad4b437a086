/** What other areas may use of imports. */
export { findAirport } from './airports';
export { isPartial } from './draft-changes';
