/** What other areas may use of agencies. */
export { SubAgencies } from './agencies.records';
