import * as z from 'zod';
import { BookingId, FileId, TripId, UserId } from '../../../../base/ids';
import { Day, Instant, Money, Name } from '../../../../base/values';
import { MAX_ATTACHMENT_BYTES } from '../../../files/public-schemas';
import { Place } from '../../bookings/parts/place';
import { TravelPreferences } from './travel-preferences';

/** Units in which the final payment is counted back from the start of the trip. Source: G-095. */
export const PAYMENT_TERMS = ['days', 'weeks', 'months'] as const;

/** How and when the rest of the trip is paid: `trip_data_mapper` of the spec. Source: R-TRIP-053. */
export const FinalPayment = z.object({
  final_payment_date: Day.optional(),
  final_total_amount: Money.optional(),
  final_pmt_description: z.string().trim().max(1_000).optional(),
  /** How many of the units before the start; the day they lead to is kept in `final_payment_date`. */
  final_pmt_duration: z.int().min(0).max(999).optional(),
  final_pmt_duration_term: z.enum(PAYMENT_TERMS).optional(),
});
export type FinalPayment = z.infer<typeof FinalPayment>;

/** What is paid on a trip before the final payment. */
export const TripDeposit = z.object({
  due_date: Day,
  amount: Money.refine(({ minor }) => minor > 0, 'Please enter an amount above zero.'),
  note: z.string().trim().max(255).optional(),
});
export type TripDeposit = z.infer<typeof TripDeposit>;
export const MAX_DEPOSITS = 20;

/** What a colleague does on a trip. */
export const COLLABORATOR_TYPES = ['planner', 'booking', 'accounting', 'documents', 'sales'] as const;
export const MAX_COLLABORATORS = 50;

/** An advisor who works on the trip beside the one it belongs to. */
export const WorkingAdvisor = z.object({ user_id: UserId, name: z.string() });

/** For whom a file of a trip or a booking is. Source: R-TRIP-068. */
export const ATTACHMENT_KEYS = ['Internal', 'Client', 'Photos'] as const;
export type AttachmentKey = (typeof ATTACHMENT_KEYS)[number];
/** How many files one trip may hold. */
export const MAX_TRIP_FILES = 100;

/** A file of a trip, or of one of its bookings; only `Internal` ones never reach a client. Size in bytes. Source: R-TRIP-068..070. */
export const TripFile = z.object({
  id: FileId,
  trip_id: TripId,
  booking_id: BookingId.optional(),
  key: z.enum(ATTACHMENT_KEYS),
  name: Name,
  size: z.int().min(1).max(MAX_ATTACHMENT_BYTES),
  isPdfDocument: z.boolean(),
  added_by: z.string(),
  created_at: Instant,
});
export type TripFile = z.infer<typeof TripFile>;

const Address = z.string().trim().max(500);

/** What an advisor enters of a trip besides its name and days. Source: spec 2 §3 Trip. */
export const TRIP_DETAILS = {
  /** Where the journey begins, and the days on which home is left and reached again; without a name there is none. */
  origin_place: z
    .object({ name: z.string().trim().max(255), start_date: Day.optional(), end_date: Day.optional() })
    .optional(),
  price: Money.optional(),
  places: z.array(Place).max(50).default([]),
  cover_img_url: Address.optional(),
  banner_img_url: Address.optional(),
  ti_bg_img_url: Address.optional(),
  additional_services_expenses: Money.optional(),
  trip_data_mapper: FinalPayment.default({}),
  trip_deposits: z.array(TripDeposit).max(MAX_DEPOSITS).default([]),
  preferences: TravelPreferences.optional(),
};
