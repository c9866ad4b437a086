import { stateOf } from '@wayline/core/itinerary/client-reading';
import type { PublishedEntry } from '@wayline/core/itinerary/published';

/** A state worth a word. */
export const Tag = ({ entry }: { entry: PublishedEntry }) => {
  if (entry.is_cancelled) return <p className="tag alert">Cancelled</p>;
  if (entry.booked) return <p className="tag good">Booked</p>;
  const state = stateOf(entry);
  return state ? <p className="tag">{state}</p> : null;
};
