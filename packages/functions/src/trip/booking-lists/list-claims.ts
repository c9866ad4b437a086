import { CLAIMS, ClaimRequests } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

const NEWEST = 500;

export const handler = endpoint(bookingListsContracts['book.claims.list'], async ({ db }) =>
  ok(await db.readPartition(CLAIMS, { claims: ClaimRequests }, { newestFirst: true, limit: NEWEST })),
);
