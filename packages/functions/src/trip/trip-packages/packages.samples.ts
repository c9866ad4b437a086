import type { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.packages.list': (p) => ({ id: p.trip }),
  'trips.packages.create': (p) => ({
    id: p.trip,
    name: 'Amalfi for two',
    price_type: 'price_per_person' as const,
    currency: 'EUR',
    rates: [{ currency: 'USD', exchange_rate: '0.92', rate_date: '2031-01-02', rate_source: 'typed' }],
    exchange_currency: 'USD',
    exchange_rate: '1.08',
    description: 'Seven days by the sea',
    includes: 'Breakfast',
    excludes: 'Flights',
    markup_pct: '12.5',
    partner_commission_pct: '5',
    commission_pct: '2',
    booking_mappers: [
      { id: p.booking, is_sync: true, saved_price: { total_price: 9000, per_person_price: 4500 }, currency: 'USD' },
    ],
  }),
  'trips.packages.update': (p) => ({
    id: p.trip,
    package_id: p.tripPackage,
    version: 1,
    markup_pct: '15',
    exchange_currency: '' as const,
    booking_mappers: [{ id: p.booking, is_sync: false }],
  }),
  'trips.packages.duplicate': (p) => ({ id: p.trip, package_id: p.tripPackage, name: 'Amalfi for four' }),
  'trips.packages.delete': (p) => ({ id: p.trip, package_id: p.tripPackage }),
  'trips.packages.restore': (p) => ({ id: p.trip, package_id: p.deletedPackage }),
} satisfies SamplesOf<typeof packagesContracts>;
