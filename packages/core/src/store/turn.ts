import * as z from 'zod';
import { epochSeconds } from '../base/epoch-seconds';
import { Instant } from '../base/values';
import { record } from './record';

const KEPT_SECONDS = 86_400;

/**
 * Who adds to something of which there may be only so many does it in turns: each reads how many there are, and writes only if nobody else
 * has added since. It may be forgotten when nobody has added for a while.
 */
export const Turns = record({
  name: 'turn',
  schema: z.object({ of: z.string(), at: Instant, version: z.int() }),
  key: ['of'],
  partition: (k) => ['TURN', k.of],
  sort: () => ['TURN'],
  expires: (turn) => epochSeconds(turn.at) + KEPT_SECONDS,
});
