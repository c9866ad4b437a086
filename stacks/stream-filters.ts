import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import { FOLLOWERS } from '@wayline/core/subscribers';

/**
 * Which changes of the table each consumer of its stream is called for. The stacks make filters of it, and local mode and the
 * tests hand on nothing else, so that what a deployment would not hear is not heard on one machine either.
 */
type StreamFilter = { event?: 'INSERT' | 'REMOVE'; image: 'NewImage' | 'OldImage'; types: readonly string[] };

/** What somebody follows however it changes. */
const FOLLOWED = [...new Set(FOLLOWERS.flatMap(({ kinds }) => kinds))].sort();

/** A reader of a stream has five filters at most, so one names many kinds. */
export const STREAM_FILTERS = {
  'jobs/deliver-events': [
    { event: 'INSERT', image: 'NewImage', types: [OutboxRows.name] },
    { image: 'NewImage', types: FOLLOWED },
    { event: 'REMOVE', image: 'OldImage', types: FOLLOWED },
  ],
  'jobs/send-mail': [{ event: 'INSERT', image: 'NewImage', types: ['mail'] }],
} as const satisfies Record<string, readonly StreamFilter[]>;
export type StreamConsumer = keyof typeof STREAM_FILTERS;

type StreamRecord = {
  eventName?: string | undefined;
  dynamodb?: Partial<Record<StreamFilter['image'], Record<string, { S?: string | undefined }> | undefined>> | undefined;
};

/** Whether a consumer is called for a change. */
export const isHeard = (consumer: StreamConsumer, { eventName, dynamodb }: StreamRecord): boolean =>
  STREAM_FILTERS[consumer].some(({ event, image, types }: StreamFilter) => {
    const type = dynamodb?.[image]?.type?.S;
    return (event === undefined || event === eventName) && type !== undefined && types.includes(type);
  });
export const isHeardByAny = (record: StreamRecord): boolean =>
  (Object.keys(STREAM_FILTERS) as StreamConsumer[]).some((consumer) => isHeard(consumer, record));
