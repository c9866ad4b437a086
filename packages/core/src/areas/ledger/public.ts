/** What other areas may use of the ledger: to post in a transaction of their own, to read all about one thing, and to say what the lines of entries name. */
export { type OpenBooks, readOwnBooks } from './books';
export { type DimensionTarget, dimensionTarget } from './dimension-targets';
export { JournalEntry, JournalEntryId, MAX_LINES, type Posting } from './journal-entry';
export { mergeStatements, splitStatements } from './merged-statements';
export { postEntries, toEventEntry } from './post-entry';
export { findPostedSources, readAccountEntries, readEntriesByKey, readPostedEntry } from './read-account';
export { readWholeStatement } from './read-statement';
export { readTotalsBy } from './trial-balance';
