/** What other areas may use of settings where nothing of the table may come along: what a page of settings and a list in it are made of. */
export { ListBranch, ListEntry, uniqueEntriesSchema } from './lists/list-entry';
export { logoAddress, parseLogoAddress } from './logo';
export { type Section, section } from './section';
