import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.notes'], ({ input: { id, version, note }, ...by }) =>
  changeTrip(by, { id, version, event: tripEvents.note_written, changes: { note: note.trim() || undefined } }),
);
