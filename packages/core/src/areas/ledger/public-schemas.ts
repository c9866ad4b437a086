/** What other areas may use of the ledger where nothing of the table may come along. */
export { AccountCode } from './account';
export { ExchangeRate, JournalEntryId } from './journal-entry';
