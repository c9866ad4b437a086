import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { Instant } from '../../base/values';
import type { Deps } from '../../store/deps';
import type { EventType } from '../../store/domain-event';
import type { History } from '../../store/history';
import { Events, type StoredEvent } from '../../store/outbox';
import { LONG_RUNNING_QUEUE, type RecordDef, record } from '../../store/record';
import { type Fact, readFact } from './announce';
import type { Announcement } from './announcement';
import type { Sockets } from './live-sockets';
import { type OutboxRow, OutboxRows, type ReadAnnouncement } from './outbox-rows';

/** What subscribers work with. */
export type SubscriberTools = Deps & { sockets: Sockets };

/** As long as a queue keeps a message that nobody took. */
const KEPT_SECONDS = 14 * 86_400;
/**
 * Facts that one purpose was not served with yet. They wait for the due work, or the long, which tries again, further apart each time, and
 * puts what fails ten times among the dead letters, by purpose. The row of the fact is kept, so that any version that tries reads it.
 */
const waitingFacts = (purpose: string, later: boolean) =>
  record({
    name: `${purpose}_delivery`,
    schema: z.object({ id: z.string(), event: OutboxRows.schema, due_at: Instant }),
    key: ['id'],
    partition: () => ['DELIVERIES', purpose],
    sort: (k) => [k.id],
    due: (d) => d.due_at,
    expires: (d) => epochSeconds(d.due_at) + KEPT_SECONDS,
    ...(later && { queue: LONG_RUNNING_QUEUE }),
  });

/**
 * Who does something about what happens, for one purpose. What it does is safe to repeat; it throws when it is to be tried again, which is
 * done apart from all other purposes.
 */
export type Subscriber = {
  purpose: string;
  hears: (row: OutboxRow) => boolean;
  serve: (tools: SubscriberTools, row: OutboxRow) => Promise<void>;
  /** It takes longer than a moment, so that it waits for the long work, for a minute at least: no function remembers then what was before. */
  later: boolean;
  waiting: ReturnType<typeof waitingFacts>;
};

type Heard = Pick<EventType, 'eventName' | 'schema'>;
/** Does something about facts of these names, as `purpose`; `event` is under what they were written. */
export const on = <E extends Heard>(
  facts: readonly E[],
  purpose: string,
  serve: (tools: SubscriberTools, fact: Fact<E>, event: StoredEvent) => Promise<void>,
  { later = false } = {},
): Subscriber => {
  const find = ({ name }: OutboxRow) => facts.find((fact) => fact.eventName === name);
  return {
    purpose,
    hears: (row) => find(row) !== undefined,
    serve: async (tools, row) => {
      const fact = find(row);
      const event = Events.schema.parse(row);
      if (fact) await serve(tools, readFact(fact, event), event);
    },
    later,
    waiting: waitingFacts(purpose, later),
  };
};

/** Does something about everything that happens, as people are told of it. */
export const onAnnouncements = (
  purpose: string,
  read: ReadAnnouncement,
  serve: (tools: SubscriberTools, announcement: Announcement) => Promise<void>,
): Subscriber => ({
  purpose,
  hears: () => true,
  serve: (tools, row) => serve(tools, read(row)),
  later: false,
  waiting: waitingFacts(purpose, false),
});

/** What became of the records of one kind, by its name. */
export type Changes = (kind: string) => readonly History[];
/**
 * Who follows records however they change. Safe to repeat and in any order. One that keeps what is worked out from them is `checked`: it is
 * served before any fact, so that whoever hears of a new trip finds it, and what it missed is put right by a check of its company. One that
 * only tells how things stand is `forgotten`: it comes last, when who may no longer hear of it has left, and nothing is put right.
 */
export type Follower = {
  purpose: string;
  /** The names of the records that it follows. */
  kinds: readonly string[];
  follow: (tools: SubscriberTools, changes: Changes) => Promise<void>;
  missed: 'checked' | 'forgotten';
};

/** Follows records of these kinds, as `purpose`. */
export const onChanges = (
  records: readonly Pick<RecordDef, 'name'>[],
  purpose: string,
  follow: Follower['follow'],
  missed: Follower['missed'] = 'checked',
): Follower => ({ purpose, kinds: records.map(({ name }) => name), follow, missed });
