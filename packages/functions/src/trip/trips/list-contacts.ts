import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { contactsAmong } from '@wayline/core/areas/trip/trips/traveler-counts';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Travelers, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.contacts'], async ({ input, db }) => {
  const kinds = { trips: Trips, travelers: Travelers };
  const { trips, travelers } = await db.readPartition(inTrip(input.id), kinds);
  if (trips.length === 0) return refuse('record.missing');
  const contacts = contactsAmong(travelers);
  return ok({ contacts, count: contacts.length });
});
