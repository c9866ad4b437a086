import type { I18n } from '@lingui/core';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { getEntryHeading } from './heading';

const SLIM: readonly PublishedEntry['kind'][] = ['checkout', 'dropoff', 'arrival', 'departure'];

/** Whom to call about a booking; a name is left out where the card says it already, and on a booking's later lines only a number counts. */
export const findEntryContact = (i18n: I18n, entry: PublishedEntry): { name?: string; phone?: string } | undefined => {
  const phone = (entry.place ?? entry.from)?.phone_no;
  const said = [entry.title, getEntryHeading(i18n, entry).title, entry.place?.name, entry.carrier];
  const name =
    entry.supplier_name && !SLIM.includes(entry.kind) && !said.includes(entry.supplier_name)
      ? entry.supplier_name
      : undefined;
  return name || phone ? { name, phone } : undefined;
};
