import { findEntryStatus } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';

/** A state worth a word. */
export const Tag = ({ entry }: { entry: PublishedEntry }) => {
  if (entry.is_cancelled) return <p className="tag alert">Cancelled</p>;
  if (entry.booked) return <p className="tag good">Booked</p>;
  const state = findEntryStatus(entry);
  return state ? <p className="tag">{state}</p> : null;
};
