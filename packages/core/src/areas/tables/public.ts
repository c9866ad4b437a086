/** What other areas may use of tables. */
export { TableSettings } from './table-settings.records';
