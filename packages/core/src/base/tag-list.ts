/** How many tags one thing may carry. */
export const MAX_TAGS = 50;
const folded = (tag: string) => tag.trim().toLocaleLowerCase();

/** Tags with one more at the end; one that is there already, however it is written, stays as it was. */
export const withTag = (tags: readonly string[], tag: string): string[] =>
  tags.some((t) => folded(t) === folded(tag)) ? [...tags] : [...tags, tag.trim()];

/** Tags without one, however it is written. */
export const withoutTag = (tags: readonly string[], tag: string): string[] =>
  tags.filter((t) => folded(t) !== folded(tag));
