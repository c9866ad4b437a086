/** What other areas may use of domains. */
export { DomainRecords } from './domain-records';
