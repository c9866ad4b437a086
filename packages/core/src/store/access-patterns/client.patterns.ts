import type { AccessPattern } from './access-pattern';

/** Client links, mails and jobs. */
export const CLIENT_PATTERNS: readonly AccessPattern[] = [
  {
    need: 'What a shared link shows',
    calls: ['public.ti.viewed', 'public.ti.calendar', 'public.ti.pdf', 'public.ti.document'],
    index: 'pointer',
    condition: 'pk = P#SHARE#<hash>, then BatchGet of the trip and the itinerary',
    reads: '2.5 KB',
    units: '1.5',
  },
  {
    need: 'What a code opens, and how often it was tried',
    calls: ['public.ti.open'],
    index: 'pointer',
    condition: 'pk = P#SHARE#<hash>, then BatchGet of the itinerary and C#<company>#CODE#<hash>',
    reads: '1.6 KB',
    units: '1.5',
  },
  {
    need: 'A mail that may be sent again',
    calls: ['messaging.reminders.resend', 'messaging.shares.resend'],
    index: 'table',
    condition: 'pk = C#<company>#MAILS, sk = <mail>',
    reads: 'one mail, about 20 KB',
    units: '2.5',
  },
  {
    need: 'The reminders of a booking that moves to another day',
    calls: ['book.bookings.update'],
    index: 'table',
    condition: 'pk = C#<company>#TRIP#<trip>, sk begins with REMINDER#',
    reads: 'n reminders, 0.5 KB each',
    units: 'bytes / 8 KB',
  },
  {
    need: 'What is due now, in every company',
    calls: ['the due job, each minute'],
    index: 'due',
    condition: 'due_pk = DUE#0..3, due_sk before now',
    reads: 'keys, then the items',
    units: '2 when nothing is due',
  },
  {
    need: 'The links of a trip that is deleted, brought back, cancelled or restored',
    calls: ['trips.delete', 'trips.cancel', 'trips.restore', 'trips.deleted.restore', 'the due job'],
    index: 'table',
    condition: 'pk = C#<company>#TRIP#<trip>; before a cancellation or a restoring, sk begins with ITINERARY#',
    reads: 'the whole trip',
    units: 'bytes / 4 KB, strongly consistent',
  },
  {
    need: 'A trip that departs within 60 days, and what its advisor was told, each night',
    calls: ['the due job'],
    index: 'table',
    condition: 'pk = C#<company>#TRIP#<trip>',
    reads: 'the whole trip',
    units: 'bytes / 4 KB, strongly consistent',
  },
  {
    need: 'The answer to a repeated request',
    calls: ['a write whose key was used before'],
    index: 'table',
    condition: 'pk = C#<company>#ANSWER#<key>',
    reads: '1 KB',
    units: '1, strongly consistent, only then',
  },
];
