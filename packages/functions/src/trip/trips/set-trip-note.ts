import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.notes'], ({ input: { id, version, note }, ...by }) =>
  changeTrip(by, { id, version, event: tripEvents.note_written, changes: { note: note.trim() || undefined } }),
);
