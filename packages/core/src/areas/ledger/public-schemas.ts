/** What other areas may use of the ledger where nothing of the table may come along. */
export { ExchangeRate } from './journal-entry';
