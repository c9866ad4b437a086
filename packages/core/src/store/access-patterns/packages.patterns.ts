import type { AccessPattern } from './access-pattern';

/** The packages of a trip. */
export const PACKAGE_PATTERNS: readonly AccessPattern[] = [
  {
    need: 'The packages of a trip, with the bookings they are priced by',
    calls: [
      'trips.packages.list',
      'trips.packages.create',
      'trips.packages.update',
      'trips.packages.duplicate',
      'trips.packages.restore',
    ],
    index: 'table',
    condition: 'pk = C#<company>#TRIP#<trip>',
    reads: 'the trip as its planner reads it, n packages of 0.5 KB and 0.2 KB a booking in each',
    units: 'bytes / 8 KB',
  },
  {
    need: 'One package, before it is deleted',
    calls: ['trips.packages.delete'],
    index: 'table',
    condition: 'BatchGet of the trip and the package',
    reads: 'two items, 2 KB',
    units: '0.5 an item, more for a package of many bookings',
  },
];
