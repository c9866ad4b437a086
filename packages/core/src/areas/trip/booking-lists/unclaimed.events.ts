import * as z from 'zod';
import { BookingId, UserId } from '../../../base/ids';
import { defineEvent } from '../../../store/domain-event';
import { ClaimRequest, UNCLAIMED_HISTORY } from './unclaimed';

const ofUnclaimed = () => UNCLAIMED_HISTORY;
export const unclaimedImported = defineEvent('unclaimed.imported', { bookings: z.array(BookingId) }, ofUnclaimed);
export const unclaimedDeleted = defineEvent('unclaimed.deleted', { id: BookingId }, ofUnclaimed);

const { id, booking_id, booking_title, trip_id, trip_code, trip_name, note, reason, requested_by } = ClaimRequest.shape;
const CLAIM = { id, booking_id, booking_title, trip_id, trip_code, trip_name, note, reason, requested_by };
/** `deciders` are those who may decide it. */
export const claimRequested = defineEvent('claim.requested', { ...CLAIM, deciders: z.array(UserId) });
export const claimApproved = defineEvent('claim.approved', CLAIM);
export const claimRejected = defineEvent('claim.rejected', CLAIM);
