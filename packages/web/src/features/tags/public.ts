/** What other areas may use of tags. */
export { tagListsQuery } from './tag-queries';
export { TagSuggestions } from './tag-suggestions';
