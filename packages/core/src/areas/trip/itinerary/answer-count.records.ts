import * as z from 'zod';
import { epochSeconds } from '../../../base/epoch-seconds';
import type { Refusal } from '../../../base/result';
import { record } from '../../../store/record';
import type { Write, Writes } from '../../../store/write';
import { refuse } from './errors';

/** So many answers a link takes in an hour: more than a client has bookings to answer, and few enough to read. */
export const ANSWERS_AN_HOUR = 30;
const KEPT_SECONDS = 2 * 3_600;
const HOUR_IN_INSTANT = 'YYYY-MM-DDTHH'.length;

/** How many answers came through a link in an hour. */
export const AnswerCounts = record({
  name: 'answer_count',
  schema: z.object({ share_id: z.string(), hour: z.string(), answers: z.int() }),
  key: ['share_id', 'hour'],
  partition: (k) => ['ANSWER_COUNTS', k.share_id],
  sort: (k) => [k.hour],
  expires: ({ hour }) => epochSeconds(`${hour}:00:00.000Z`) + KEPT_SECONDS,
});

/** Counts an answer through a link; refused with `itinerary.many_answers` when the hour has had its share. */
export const countAnswer = (
  db: Writes,
  share_id: string,
  now: string,
  refusal: Refusal = refuse('itinerary.many_answers'),
): Write =>
  db.incrementUpTo(
    AnswerCounts,
    { share_id, hour: now.slice(0, HOUR_IN_INSTANT), answers: 1 },
    { field: 'answers', most: ANSWERS_AN_HOUR, refusal },
  );
