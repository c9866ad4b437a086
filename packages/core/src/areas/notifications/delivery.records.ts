import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { Instant } from '../../base/values';
import { record } from '../../store/record';
import { OutboxRows } from '../live/public';
import type { Purpose } from './purposes';

/** As long as a queue keeps a message that nobody took. */
const KEPT_SECONDS = 14 * 86_400;

/**
 * An event that a purpose could not be served with. It waits for the due work, which tries again, further apart each time, and puts it
 * among the dead letters after ten tries. It keeps the row of the event, so that whatever version tries reads it for itself.
 */
const deliveryRecord = (purpose: Purpose) =>
  record({
    name: `${purpose}_delivery`,
    schema: z.object({ id: z.string(), event: OutboxRows.schema, due_at: Instant }),
    key: ['id'],
    partition: () => ['DELIVERIES', purpose],
    sort: (k) => [k.id],
    due: (d) => d.due_at,
    expires: (d) => epochSeconds(d.due_at) + KEPT_SECONDS,
  });

/** What each purpose failed with: a record of its own, and so a name of its own in the list of dead letters. */
export const DELIVERIES: Readonly<Record<Purpose, ReturnType<typeof deliveryRecord>>> = {
  rights: deliveryRecord('rights'),
  bell: deliveryRecord('bell'),
  live: deliveryRecord('live'),
};
