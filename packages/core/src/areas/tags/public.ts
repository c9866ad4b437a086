/** What other areas may use of tags. */
export { Tags } from './tag.records';
