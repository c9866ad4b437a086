/**
 * The `ref` of a row or list of links to pages that may be larger than the screen: brings the one of the open page into sight. The first
 * one is in sight; asking for it all the same would have the browser lay out the whole page before it is painted.
 */
export const showOpenTab = (row: HTMLElement | null): void => {
  const open = row?.querySelector('[aria-current="page"]');
  if (open && open !== row?.querySelector('a')) open.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
