/** One question the product asks of the table: how it is answered, and what that costs. */
export type AccessPattern = {
  need: string;
  calls: readonly string[];
  index: 'table' | 'list' | 'due' | 'pointer';
  condition: string;
  /** What comes back, and about how many bytes it has. */
  reads: string;
  /** Read units, eventually consistent unless said otherwise: half a unit for each 4 KB begun. */
  units: string;
};

/** Every way the table is read. Printed as docs/data-model.md; a query that is not here has no place in the code. */
export const ACCESS_PATTERNS: readonly AccessPattern[] = [
  {
    need: 'Who is behind this token',
    calls: ['every signed-in call, at most once in 30 s per container'],
    index: 'pointer',
    condition: 'pk = P#SUB#<sub>',
    reads: 'one pointer, 0.2 KB',
    units: '0.5',
  },
  {
    need: 'The actor: user, company, ended session',
    calls: ['every signed-in call, at most once in 30 s per container'],
    index: 'table',
    condition: 'BatchGet in C#<company>#PEOPLE and SESSIONS',
    reads: 'three items, 1.5 KB',
    units: '1.5',
  },
  {
    need: 'The planner: a trip with all that belongs to it',
    calls: ['trips.get', 'book.trip-bookings.get', 'trips.travelers.list', 'trips.ti.get', 'trips.ti.documents.create'],
    index: 'table',
    condition: 'pk = C#<company>#TRIP#<trip>',
    reads: '1 trip + n bookings + n travelers, about 0.8 KB each',
    units: 'bytes / 8 KB',
  },
  {
    need: 'One record of a trip, before it is changed',
    calls: [
      'trips.update',
      'trips.start-date.set',
      'book.bookings.update',
      'book.bookings.get',
      'trips.ti.update',
      'trips.ti.documents.get',
    ],
    index: 'table',
    condition: 'pk and sk',
    reads: 'one item, 0.8 KB',
    units: '0.5',
  },
  {
    need: 'The trip list, newest first, and how many there are',
    calls: ['trips.list', 'misc.dashboard.get'],
    index: 'list',
    condition: 'list_pk = C#<company>#LIST#TRIPS, backwards',
    reads: 'the head and per_page rows of 0.4 KB',
    units: '0.05 a row, whatever the company holds',
  },
  {
    need: 'Trips that match a search or a filter',
    calls: ['trips.list with search or status'],
    index: 'list',
    condition: 'the same, read on in pages of 1,000 rows',
    reads: 'rows until the page is full',
    units: '50 per 1,000 rows read',
  },
  {
    need: 'How many trips',
    calls: ['trips.count'],
    index: 'table',
    condition: 'pk = C#<company>#HEADS, sk = TRIPS',
    reads: '0.1 KB',
    units: '0.5',
  },
  {
    need: 'The next trip code',
    calls: ['trips.create'],
    index: 'table',
    condition: 'pk = C#<company>#HEADS, sk = SERIAL#trip',
    reads: '0.1 KB',
    units: '1, strongly consistent',
  },
  {
    need: 'What departs soon',
    calls: ['misc.dashboard.get'],
    index: 'table',
    condition: 'pk = C#<company>#DEPARTURES, sk after yesterday',
    reads: 'at most 20 rows of 0.2 KB',
    units: '0.5',
  },
  {
    need: 'What the bookings of a trip were imported from',
    calls: ['book.imports.preview', 'book.imports.save'],
    index: 'table',
    condition: 'pk = C#<company>#IMPORTS#<trip>',
    reads: 'one draft per imported booking, about 3 KB',
    units: 'bytes / 8 KB',
  },
  {
    need: "What stands behind a user's bell",
    calls: ['misc.shell.get', 'misc.notifications.count'],
    index: 'table',
    condition: 'pk = C#<company>#BELL#<user>',
    reads: 'the mark and the newest 50, 0.3 KB each',
    units: 'bytes / 8 KB',
  },
  {
    need: 'What a reconnecting page missed',
    calls: ['misc.events.since'],
    index: 'table',
    condition: 'pk = C#<company>#EVENTS, sk after the last event',
    reads: 'at most 200 events of 0.4 KB',
    units: 'bytes / 8 KB',
  },
  {
    need: 'Which sockets are in a channel',
    calls: ['the stream, for each event'],
    index: 'table',
    condition: 'pk = C#<company>#CHANNEL#<channel>',
    reads: '0.2 KB a socket',
    units: 'bytes / 8 KB',
  },
  {
    need: 'Whose socket this is',
    calls: ['join, leave, disconnect'],
    index: 'pointer',
    condition: 'pk = P#SOCKET#<connection>',
    reads: '0.2 KB',
    units: '0.5',
  },
  {
    need: 'What a shared link shows',
    calls: ['public.ti.viewed', 'public.ti.calendar', 'public.ti.pdf', 'public.ti.document'],
    index: 'pointer',
    condition: 'pk = P#SHARE#<hash>, then the itinerary',
    reads: '1.5 KB',
    units: '1',
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
    need: 'The answer to a repeated request',
    calls: ['a write whose key was used before'],
    index: 'table',
    condition: 'pk = C#<company>#ANSWER#<key>',
    reads: '1 KB',
    units: '1, strongly consistent, only then',
  },
  {
    need: 'The users of a company, and who is online',
    calls: ['users.list'],
    index: 'table',
    condition: 'pk = C#<company>#PEOPLE',
    reads: '0.5 KB a user',
    units: 'bytes / 8 KB',
  },
];
