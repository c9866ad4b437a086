import { contract } from '@wayline/core/contract/contract';
import { TransactionCanceledException } from '@wayline/core/store/transact';
import { ask, callEvent } from '@wayline/local/gateway/call-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from './endpoint';

const kept = contract({
  id: 'trips.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/anything',
  handler: 'kernel/anything',
  summary: 'Anything.',
  access: { kind: 'public' },
  input: z.object({}),
  output: z.object({}),
});
/** What a caller is told of a transaction that was cancelled for these reasons. */
const told = async (...codes: string[]) => {
  vi.stubEnv('TABLE_NAME', 'none');
  const handler = endpoint(kept, () => {
    throw new TransactionCanceledException({
      message: 'Transaction cancelled',
      $metadata: {},
      CancellationReasons: codes.map((Code) => ({ Code })),
    });
  });
  const { status, body } = await ask(handler, callEvent(kept, {}, {}));
  return [status, body.error?.code];
};

it('says that it is busy where a neighbour was in the way, and never where a transaction can’t ever succeed', async () => {
  expect(await told('None', 'TransactionConflict')).toEqual([503, 'busy']);
  expect(await told('ThrottlingError', 'None')).toEqual([503, 'busy']);
  expect(await told('None', 'ValidationError')).toEqual([500, 'unexpected']);
  expect(await told('TransactionConflict', 'ValidationError')).toEqual([500, 'unexpected']);
  expect(await told()).toEqual([500, 'unexpected']);
});
