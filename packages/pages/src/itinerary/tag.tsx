import type { PublishedEntry } from '@wayline/core/itinerary/published';

/** A state worth a word; that a booking stands is the rule and goes without saying. */
export const Tag = ({ entry: { is_cancelled, status } }: { entry: PublishedEntry }) => {
  if (is_cancelled) return <p className="tag alert">Cancelled</p>;
  return status && status !== 'Confirmed' ? <p className="tag">{status}</p> : null;
};
