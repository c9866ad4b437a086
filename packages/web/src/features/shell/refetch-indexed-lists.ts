import type { QueryClient } from '@tanstack/react-query';

/** So long after a change every index has heard of it, in milliseconds; the event that tells of it is often quicker. */
const INDEX_MS = 1_000;
/** What is read from an index, by the first word of its key. */
const FROM_INDEX = ['table', 'dashboard', 'shell', 'checklists', 'library'];

type Looks = { keys: Map<string, readonly string[]>; timer?: ReturnType<typeof setTimeout> };
const waiting = new WeakMap<QueryClient, Looks>();

/**
 * What an event has made old is read at once, and lists once more when their index has surely heard of the change: a list that was read
 * before would stay as it was. Events that come one after the other share that look; each of them shows what the earlier ones told of.
 */
export const refetchIndexedLists = (client: QueryClient, keys: readonly (readonly string[])[]): void => {
  const looks: Looks = waiting.get(client) ?? { keys: new Map() };
  waiting.set(client, looks);
  for (const key of keys) if (FROM_INDEX.includes(key[0] ?? '')) looks.keys.set(key.join('/'), key);
  clearTimeout(looks.timer);
  looks.timer = setTimeout(() => {
    waiting.delete(client);
    for (const queryKey of looks.keys.values()) void client.invalidateQueries({ queryKey });
  }, INDEX_MS);
};
