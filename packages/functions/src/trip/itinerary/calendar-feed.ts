import { formatCalendar } from '@wayline/core/areas/trip/itinerary/calendar';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { sharedItinerary } from '@wayline/core/areas/trip/itinerary/shared-itinerary';
import { linkPath } from '@wayline/core/areas/trip/itinerary/trip-link';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { setting } from '../../kernel/environment';

export const handler = endpoint(
  itineraryContracts['public.ti.calendar'],
  async ({ input, deps }) => {
    const shared = await sharedItinerary(deps, input.url);
    if (!shared.ok) return shared;
    const body = formatCalendar(shared.value, {
      url: `${setting('ORIGIN')}${linkPath(input.url)}`,
      sequence: shared.value.version,
    });
    return ok({ body, file_name: `${shared.value.trip_name}.ics` });
  },
  { files: filesAdapter },
);
