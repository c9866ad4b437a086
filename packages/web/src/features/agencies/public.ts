/** What other areas may use of agencies. */
export { AgencyAbove } from './agency-above';
export { SubAgenciesPanel } from './sub-agencies-panel';
