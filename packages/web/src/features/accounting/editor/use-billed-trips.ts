import { queryOptions, useQueries } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../lib/api';
import { type ClientChoice, splitName } from '../../clients/public';
import { type PlannedTrip, tripQueries } from '../../trip/public';
import { type Billable, type TripMoney, tripMoneyQuery } from '../invoice-queries';
import type { TripDays } from './invoice-form';

/** A trip as an invoice of it is made: who leads it, the days its payments count from, and what of it can be billed. */
export type BilledTrip = TripDays & {
  id: TripId;
  name: string;
  code: string;
  lead: ClientChoice | undefined;
  billable: readonly Billable[];
};

/** The client whose profile leads a trip; none where its lead traveler has no profile. */
const findLead = ({ trip, travelers }: PlannedTrip): ClientChoice | undefined => {
  const lead =
    travelers.find(({ id }) => id === trip.lead_traveler_id) ??
    travelers.find(({ client_type }) => client_type === 'lead_client');
  if (!lead?.client_id) return undefined;
  const { first_name = '', last_name = '' } = { ...splitName(trip.lead_traveler ?? ''), ...lead };
  return { id: lead.client_id, first_name, last_name, ind_code: '' };
};
const toBilledTrip = (whole: PlannedTrip, { billable, plan }: TripMoney): BilledTrip => {
  const { trip } = whole;
  return {
    ...{ id: trip.id, name: trip.trip_name, code: trip.code, lead: findLead(whole), billable, plan },
    ...{ departure: trip.start_date, final_payment: trip.trip_data_mapper.final_payment_date },
  };
};

/** A trip; one that isn't there, or isn't the reader's to see, is left out, and the invoice stays. */
const tripQuery = (id: TripId) =>
  queryOptions({
    ...tripQueries.one(id),
    queryFn: ({ signal }): Promise<PlannedTrip> => call('trips.get', { id }, { signal, onMissing: 'stay' }),
  });

/** The trips of an invoice, in its order, as far as they are there. */
export const useBilledTrips = (ids: readonly TripId[]) => {
  const trips = useQueries({ queries: ids.map(tripQuery) });
  const monies = useQueries({ queries: ids.map((id) => tripMoneyQuery(id)) });
  const failed = [...trips, ...monies].find(({ error }) => error);
  return {
    trips: ids.flatMap((_, i) => {
      const [whole, known] = [trips[i]?.data, monies[i]?.data];
      return whole && known ? [toBilledTrip(whole, known)] : [];
    }),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
};
