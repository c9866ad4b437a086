/** What other features may use of tags. */
export { RecordTags } from './record-tags';
