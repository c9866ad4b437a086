import { useLingui } from '@lingui/react';
import { findEntryStatus } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';

/** A state worth a word. */
export const Tag = ({ entry }: { entry: PublishedEntry }) => {
  const { i18n } = useLingui();
  if (entry.is_cancelled) return <p className="tag alert">{i18n._('Cancelled')}</p>;
  if (entry.booked) return <p className="tag good">{i18n._('Booked')}</p>;
  const state = findEntryStatus(i18n, entry);
  return state ? <p className="tag">{state}</p> : null;
};
