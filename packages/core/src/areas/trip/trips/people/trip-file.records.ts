import { record } from '../../../../store/record';
import { tripFileEvents } from '../trip.events';
import { TripFile } from './trip-fields';

export const tripFiles = (trip: string) => ['TRIPFILES', trip] as const;

/** Files of a trip in a partition of their own, so that the planner does not read them each time. */
export const TripFiles = record({
  name: 'trip_file',
  schema: TripFile,
  key: ['trip_id', 'id'],
  partition: (k) => tripFiles(k.trip_id),
  sort: (k) => [k.id],
  label: ({ name }) => name,
  facts: { created: tripFileEvents.file_added },
});

/** Where a file of a trip is kept. */
export const tripFileKey = (company: string, trip: string, file: string) => `${company}/trips/${trip}/files/${file}`;
