import { lookupKey } from '../../../store/keys';
import { record } from '../../../store/record';
import { inTrip } from '../trips/trip.partition';
import { Itinerary } from './itinerary';
import { itineraryEvents } from './itinerary.events';
import { ShareActivity } from './share-activity';

export const Itineraries = record({
  name: 'itinerary',
  schema: Itinerary,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['ITINERARY', k.id],
  label: ({ ti_name }) => ti_name,
  facts: itineraryEvents,
  // Links open what they lead to; of an uploaded cover the file is gone, so that the history could not bring it back.
  unaudited: ['trip_id', 'shares', 'uploaded_cover'],
});

export const ShareActivities = record({
  name: 'share_activity',
  schema: ShareActivity,
  key: ['trip_id', 'share_id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['SHARED', k.share_id],
});

export const shareLookupKey = (hash: string) => lookupKey('SHARE', hash);

/** Where the files of an itinerary lie. */
export const frozenKey = (company: string, itinerary: string, version: number) =>
  `${company}/itineraries/${itinerary}/v${version}.json`;
export const publishedKey = (hash: string, file = 'index.html') => `published/${hash}/${file}`;
