/** What other areas may use of agencies. */
export { SubAgencies } from './agencies.records';
export { unlinkAllAgencies } from './unlink-all-agencies';
