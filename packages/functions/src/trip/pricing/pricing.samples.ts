import type { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

const shares = { host_agency_split: '40', advisor_split: '50' } as const;

export const SAMPLES = {
  'trips.commission-split.get': (p) => ({ id: p.trip, booking_id: p.booking }),
  'trips.commission-split.set': (p) => ({
    ...shares,
    id: p.trip,
    version: 1,
    other_advisor_splits: [{ advisor_id: p.colleague, advisor_split: '10' }],
  }),
  'book.commission-split.set': (p) => ({
    ...shares,
    id: p.booking,
    trip_id: p.trip,
    version: 1,
    commission_split_type: 'advisor',
    refer_by_advisor_id: p.colleague,
    refer_by_advisor_split: '10',
  }),
  'book.other-advisor-splits.list': (p) => ({ id: p.booking, trip_id: p.trip }),
  'book.commission-split.delete': (p) => ({
    split_type: 'advisor',
    split_id: p.advisor,
    rowObj: JSON.stringify({ trip_id: p.trip }),
  }),
  'lookups.currency.convert': () => ({ from: 'EUR', to: 'USD', amount: '100', date: '2024-12-31' }),
  'lookups.currency.historical': () => ({ date: '2024-12-31', source: 'USD', currencies: 'EUR,GBP' }),
} satisfies SamplesOf<typeof pricingContracts>;
