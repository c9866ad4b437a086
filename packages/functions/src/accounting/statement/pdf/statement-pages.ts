/** As many lines as the renderer breaks over pages by itself: at each page it lays out all that is left once more. */
const FEW = 60;
/** About how many lines the first page holds below its head, and each other one. */
const [FIRST, OTHER] = [15, 22];

/**
 * The lines of a statement by the pages on which they are laid out. Of a long one, each page is laid out by itself with about as many as it
 * holds; one that holds fewer goes on on another.
 */
export const toStatementPages = <T>(lines: readonly T[]): T[][] => {
  if (lines.length <= FEW) return [[...lines]];
  const pages = [lines.slice(0, FIRST)];
  for (let at = FIRST; at < lines.length; at += OTHER) pages.push(lines.slice(at, at + OTHER));
  return pages;
};
