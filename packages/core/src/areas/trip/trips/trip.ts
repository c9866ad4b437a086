import * as z from 'zod';
import { emptyable } from '../../../base/emptyable';
import { TravelerId, TripId, UserId } from '../../../base/ids';
import { Day, Instant, Name, Note, Version } from '../../../base/values';
import { TripLife } from './lifecycle/trip-life';
import { TRIP_DETAILS, WorkingAdvisor } from './people/trip-fields';
import { TRIP_GROUP_KINDS, TRIP_STATUSES, TRIP_SUB_TYPE_CODES, TRIP_SUB_TYPES } from './trip-types';

/** What an advisor enters of a trip. Dates may still be open. */
export const TripDraft = z.object({
  trip_name: Name,
  start_date: emptyable(Day),
  end_date: emptyable(Day),
  trip_sub_type: z.enum([...TRIP_SUB_TYPES, ...TRIP_SUB_TYPE_CODES]).default('Customized'),
  trip_group_kind: z.enum(TRIP_GROUP_KINDS).default('Individual'),
  trip_status: z.enum(TRIP_STATUSES).default('NEW REQUEST'),
  custom_code: z.string().trim().max(40).optional(),
  trip_destinations: z.array(Name).max(50).default([]),
  tags: z.array(Name).max(50).default([]),
  note: Note.optional(),
  ...TRIP_DETAILS,
});
export type TripDraft = z.infer<typeof TripDraft>;

/** A colleague who works on a trip, and in which parts; without a part they do not count. Source: R-SHELL-247. */
export const Collaborator = z.object({ user_id: UserId, name: z.string(), types: z.array(z.string()) });
export type Collaborator = z.infer<typeof Collaborator>;

/** A trip with the figures that lists show of it; the figures are kept in the write that changes them. Source: spec 2 §3 Trip. */
export const Trip = TripDraft.extend({
  id: TripId,
  /** Human and unique in the company, such as `T-1042`. */
  code: z.string(),
  user_id: UserId,
  creator_name: z.string().default(''),
  advisor_name: z.string(),
  collaborators: z.array(Collaborator).default([]),
  working_advisors: z.array(WorkingAdvisor).optional(),
  organization_name: z.string().default(''),
  lead_traveler: z.string().optional(),
  lead_traveler_id: TravelerId.optional(),
  trip_pax: z.int().min(0),
  trip_reservations: z.int().min(0),
  /** So many invoices of it are issued and not canceled; it stays for as long as there are any. */
  issued_invoices: z.int().min(0).optional(),
  /** So many payments to suppliers are for bookings of it; it stays for as long as there are any. */
  supplier_payments: z.int().min(0).optional(),
  /** Made to look around with: it is in lists and opens like any trip, and counts nowhere. */
  is_example: z.boolean().optional(),
  ...TripLife.shape,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Trip = z.infer<typeof Trip>;

/** The columns of the trip list that come with a row. Source: R-TRIP-033. */
export const TripRow = Trip.pick({
  id: true,
  code: true,
  custom_code: true,
  start_date: true,
  end_date: true,
  trip_name: true,
  lead_traveler: true,
  trip_pax: true,
  trip_reservations: true,
  created_at: true,
  user_id: true,
  creator_name: true,
  advisor_id: true,
  advisor_name: true,
  collaborators: true,
  trip_destinations: true,
  trip_group_kind: true,
  trip_sub_type: true,
  trip_status: true,
  tags: true,
  organization_name: true,
  archived_at: true,
  is_example: true,
});
export type TripRow = z.infer<typeof TripRow>;
