import { queryOptions, useQuery } from '@tanstack/react-query';
import { SUB_TYPES } from '@wayline/core/areas/trip/bookings/types/sub-types';
import { BOOKING_TYPES, type BookingType, isBookingType } from '@wayline/core/base/booking-types';
import { call } from '../../../lib/api';
import { typeName } from '../../../lib/type-name';
import type { Option } from '../../../ui/fields/select-field';

const FIVE_MINUTES = 300_000;

type Offered = { type: BookingType; kinds: readonly string[] };
const USUAL: readonly Offered[] = BOOKING_TYPES.map((type) => ({ type, kinds: SUB_TYPES[type] }));

/** The types of booking that the company offers, in its order; the usual ones until they are known. */
const bookingTypesQuery = queryOptions({
  queryKey: ['lookups', 'booking-types'],
  queryFn: async ({ signal }): Promise<readonly Offered[]> => {
    const asked = { category_type: 'Booking' as const };
    const { service_types } = await call('misc.service-types.list', asked, { signal, onMissing: 'stay' });
    return service_types.flatMap(({ id, children = [] }) => {
      const type = BOOKING_TYPES[Number(id) - 1];
      return type ? [{ type, kinds: children.map((kind) => kind.name) }] : [];
    });
  },
  staleTime: FIVE_MINUTES,
});

/** What pickers offer of the types of booking. Source: R-TRIP-224, R-TRIP-225. */
export const useBookingTypes = () => {
  const { data: offered = USUAL } = useQuery(bookingTypesQuery);
  const known = (type: string) => offered.find((one) => one.type === type);
  return {
    types: offered.map(({ type }) => type),
    /** The kinds of a type, and the one that is set already, whether it is offered or not. */
    kindsOf: (type: BookingType, set?: string): readonly string[] => {
      const kinds = known(type)?.kinds ?? SUB_TYPES[type];
      return set && !kinds.includes(set) ? [set, ...kinds] : kinds;
    },
    /** The types to choose from, and the one that is set already, whether it is offered or not. */
    optionsWith: (set?: string): Option[] =>
      [...(set && !known(set) ? [set] : []), ...offered.map(({ type }) => type)].map((type) => ({
        value: type,
        label: isBookingType(type) ? typeName(type) : type,
      })),
  };
};
