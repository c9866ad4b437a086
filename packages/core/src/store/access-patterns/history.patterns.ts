import type { AccessPattern } from './access-pattern';

/** What happened, and what was deleted. */
export const HISTORY_PATTERNS: readonly AccessPattern[] = [
  {
    need: 'What happened to a trip, newest first, and who did it',
    calls: ['trips.history.list'],
    index: 'table',
    condition: 'pk = C#<company>#AUDIT#<trip>, backwards; the users of the page',
    reads: 'per_page rows of 0.5 KB, more where fields are long',
    units: 'bytes / 8 KB, 0.5 for the trip and for each user',
  },
  {
    need: 'One entry of a history, before it is taken back',
    calls: ['trips.history.undo'],
    index: 'table',
    condition: 'pk = C#<company>#AUDIT#<trip>, sk = <entry>, and the trip as its planner reads it',
    reads: 'one row of 0.5 KB, and the trip',
    units: '0.5 + bytes / 8 KB',
  },
  {
    need: 'A move of dates that still runs',
    calls: ['trips.dates.move', 'trips.history.undo', 'the due job'],
    index: 'table',
    condition: 'pk = C#<company>#TRIP#<trip>, sk = DATE_MOVE',
    reads: 'nothing, most often; else what is still to be moved',
    units: '1, strongly consistent',
  },
  {
    need: 'Bookings that were deleted together, for whoever takes that back',
    calls: ['book.bookings.put-back'],
    index: 'table',
    condition: 'BatchGet in C#<company>#TRASH#<trip>',
    reads: 'one item a booking, 1 KB each',
    units: '0.5 a booking',
  },
  {
    need: 'The deleted bookings of a trip',
    calls: ['trips.bookings.deleted.list', 'trips.bookings.deleted.restore'],
    index: 'table',
    condition: 'pk = C#<company>#TRASH#<trip>',
    reads: 'what was deleted within 30 days, 1 KB each',
    units: 'bytes / 8 KB',
  },
  {
    need: 'The deleted trips of a company',
    calls: ['trips.deleted.list', 'trips.deleted.restore'],
    index: 'table',
    condition: 'pk = C#<company>#TRASH',
    reads: 'what was deleted within 30 days, 1 KB each, and the users',
    units: 'bytes / 8 KB',
  },
];
