import type { Profile } from '../client-query';
import type { HistoryEntry } from './history-query';

export const TIMELINE_FILTERS = {
  all: 'All',
  trips: 'Trips',
  notes: 'Notes',
  files: 'Files',
  changes: 'Changes',
} as const;
export type TimelineFilter = keyof typeof TIMELINE_FILTERS;

/** One thing on the timeline of a client. A trip is named by its id, because its name is read elsewhere. */
export type TimelineItem =
  | { type: 'entry'; id: string; at: string; entry: HistoryEntry }
  | { type: 'note'; id: string; at: string; note: Profile['notes'][number] }
  | { type: 'trip'; id: string; at: string; trip_id: string };

const OF_ENTRY: Record<HistoryEntry['kind'], TimelineFilter> = {
  profile: 'changes',
  document: 'changes',
  merge: 'changes',
  file: 'files',
  note: 'notes',
};
const getFilter = (item: TimelineItem): TimelineFilter =>
  item.type === 'entry' ? OF_ENTRY[item.entry.kind] : item.type === 'note' ? 'notes' : 'trips';

type Known = Pick<Profile, 'notes' | 'trip_links'> & {
  entries: readonly HistoryEntry[];
  /** The history goes on before its last entry: what is older than that waits for the next page. */
  hasMore: boolean;
};

/** Everything that happened with a client, newest first. A note is told by itself, so the entry that it was added is not. */
export const toTimeline = ({ entries, notes, trip_links, hasMore }: Known, filter: TimelineFilter): TimelineItem[] => {
  const items: TimelineItem[] = [
    ...entries
      .filter(({ kind }) => kind !== 'note')
      .map((entry) => ({ type: 'entry' as const, id: entry.id, at: entry.at, entry })),
    ...notes.map((note) => ({ type: 'note' as const, id: note.id, at: note.created_at, note })),
    ...trip_links.map(({ trip_id, traveler_id, added_at }) => ({
      type: 'trip' as const,
      id: `${trip_id} ${traveler_id}`,
      at: added_at,
      trip_id,
    })),
  ];
  const oldest = hasMore ? (entries.at(-1)?.at ?? '') : '';
  return items
    .filter((item) => item.at >= oldest && (filter === 'all' || getFilter(item) === filter))
    .sort((a, b) => b.at.localeCompare(a.at));
};
