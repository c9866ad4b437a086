/** What other areas may use of tags. */
export type { TagKind } from './tag-kinds';
export { tagListsQuery } from './tag-queries';
export { TagSuggestions } from './tag-suggestions';
