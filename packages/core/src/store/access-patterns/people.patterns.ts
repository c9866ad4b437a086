import type { AccessPattern } from './access-pattern';

/** Who calls, who works where, and what they are told. */
export const PEOPLE_PATTERNS: readonly AccessPattern[] = [
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
    need: 'The users of a company, and who is online',
    calls: ['users.list', 'trips.commission-split.get'],
    index: 'table',
    condition: 'pk = C#<company>#PEOPLE',
    reads: '0.5 KB a user',
    units: 'bytes / 8 KB',
  },
  {
    need: 'The columns and saved views of a user',
    calls: ['users.tables.get', 'users.tables.save'],
    index: 'table',
    condition: 'pk = C#<company>#TABLES#<user>',
    reads: '1 KB a table',
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
];
