import { bookingListsContracts } from '@wayline/core/bookings/booking-lists.contract';
import { CLAIMS, ClaimRequests } from '@wayline/core/bookings/lists/unclaimed.records';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

const NEWEST = 500;

export const handler = endpoint(bookingListsContracts['book.claims.list'], async ({ actor, deps }) =>
  ok(
    await readPartition(
      deps.table,
      actor.company_id,
      CLAIMS,
      { claims: ClaimRequests },
      { newestFirst: true, limit: NEWEST },
    ),
  ),
);
