const going = new Set<string>();

/**
 * Says that a record is being deleted from this window: until the returned function is called, what asks for it meanwhile, such as a
 * page that hears of the deletion and reads again, finds nothing without leading to page-not-found.
 */
export const isGoing = (id: string): (() => void) => {
  going.add(id);
  return () => going.delete(id);
};

/** Whether an address names a record that is being deleted from this window. */
export const namesGoing = (path: string): boolean => path.split('/').some((part) => going.has(part));
