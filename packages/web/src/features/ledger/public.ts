/** What other areas may use of the ledger. */
export { accountsQuery } from './ledger-queries';
