/**
 * What a user has read, as one mark and its exceptions: everything up to `seen_id` but `unread_ids`, and beyond it only `read_ids`. Ids
 * sort by time.
 */
export type Marks = { seen_id: string; unread_ids: readonly string[]; read_ids: readonly string[] };

export const NOTHING_SEEN: Marks = { seen_id: '', unread_ids: [], read_ids: [] };
/** How many exceptions are kept of each sort; the oldest go first, and count as what surrounds them. */
const MOST_EXCEPTIONS = 200;

const newest = (ids: Iterable<string>) => [...new Set(ids)].sort().slice(-MOST_EXCEPTIONS);

export const isRead = ({ seen_id, unread_ids, read_ids }: Marks, id: string): boolean =>
  id <= seen_id ? !unread_ids.includes(id) : read_ids.includes(id);

/** One notification is read, or is to be looked at again. */
export const markRead = (marks: Marks, id: string, read: boolean): Marks => {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const cleared = { ...marks, unread_ids: without(marks.unread_ids), read_ids: without(marks.read_ids) };
  if (isRead(cleared, id) === read) return cleared;
  return read
    ? { ...cleared, read_ids: newest([...cleared.read_ids, id]) }
    : { ...cleared, unread_ids: newest([...cleared.unread_ids, id]) };
};

/** Everything up to a notification has been looked at; what was set aside as unread stays so. The mark never moves back. */
export const seenUpTo = (marks: Marks, id: string): Marks =>
  id <= marks.seen_id ? marks : { ...marks, seen_id: id, read_ids: marks.read_ids.filter((other) => other > id) };

/** Everything up to a notification is read, what was set aside too. */
export const markAllRead = (marks: Marks, id: string): Marks => ({
  ...seenUpTo(marks, id),
  unread_ids: marks.unread_ids.filter((other) => other > id),
});
