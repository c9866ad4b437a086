import type { BookingType } from '../../../base/booking-types';
import type { BookingId, TravelerId } from '../../../base/ids';

/** How bad it is: a problem spoils the journey, a warning may, a note only wants to be known. */
export const SEVERITIES = ['problem', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a new booking is, as far as that is known: its type, and the day it ends on. */
export type BookingStart = { booking_type?: BookingType; until?: string };

/** What mends a finding in one click, or opens the place where it is mended. `label` is what the button says. */
export type Repair = { label: string } & (
  | { do: 'set-dates'; start_date: string; end_date: string }
  | { do: 'fill-travelers'; booking_id: BookingId; traveler_ids: TravelerId[] }
  | { do: 'mark-booked'; booking_id: BookingId }
  | { do: 'edit-booking'; booking_id: BookingId; field?: string }
  | { do: 'remove-booking'; booking_id: BookingId }
  | { do: 'add-booking'; date: string; start: BookingStart }
  | { do: 'add-task'; title: string; due_day: string }
);

/** One thing that a trip check has found: what it is about, and a sentence that a person can act on. */
export type Finding = {
  /** The rule that found it, such as `TC-01`. */
  rule: string;
  severity: Severity;
  say: string;
  booking_id?: BookingId;
  traveler_id?: TravelerId | undefined;
  /** The day it is about, `YYYY-MM-DD`. */
  date?: string;
  repair?: Repair | undefined;
};

export type Counts = Record<Severity, number>;
export const countFindings = (findings: readonly Pick<Finding, 'severity'>[]): Counts => {
  const counts: Counts = { problem: 0, warning: 0, note: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
};
