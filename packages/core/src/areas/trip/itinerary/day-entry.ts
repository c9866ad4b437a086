import type { Booking, Place } from '../bookings/booking';

type Shared = Pick<Booking, 'booking_type' | 'sub_type' | 'title'> & {
  booking_id: Booking['id'];
  status: Booking['reservation_status'];
  is_cancelled: boolean;
  /** What the client has said to it, where they were asked. */
  client_approval?: Booking['client_approval'];
  client_approval_source?: Booking['client_approval_source'];
  client_approved_on?: Booking['client_approved_on'];
  /** The local time the entry is shown with; without one nothing is shown. */
  time?: string;
  end_time?: string;
  /** Seconds since midnight by which the day is sorted. */
  sec_time: number;
};

/** Where a cruise begins the guests go aboard, and where it ends they leave the ship. */
export const BOARDINGS = ['embarkation', 'disembarkation'] as const;
type Boarding = (typeof BOARDINGS)[number];

/** One appearance of a booking on one day. An overnight stands last, without a time. Source: spec 2 §2 Itinerary display rules. */
export type DayEntry = Shared &
  (
    | { kind: 'checkin' | 'checkout'; nights: number }
    | { kind: 'overnight'; night: number; nights: number }
    | {
        kind: 'leg';
        /** Counts from 0 in the booking's legs; `of` is how many there are. */
        leg_index: number;
        of: number;
        from: Place;
        to: Place;
        end_date?: string;
        /** By how many days the end is on another one: +1, or −1 over the date line. */
        days_later?: number;
        timezone?: string;
        end_timezone?: string;
        /** Known only when both ends have a time and a zone. */
        duration_minutes?: number;
      }
    /** Where something rented is brought back on a later day than it was collected. */
    | { kind: 'dropoff'; leg_index: number; place: Place; timezone?: string }
    | { kind: 'arrival' | 'departure'; label: string; cruise_day: number; port?: Place; boarding?: Boarding }
    | { kind: 'port'; cruise_day: number; port?: Place; boarding?: Boarding }
    | { kind: 'item'; end_date?: string }
  );

/** An entry and the local day it belongs to. */
export type Dated = { date: string; entry: DayEntry };

/** Where the overnight of a stay sorts: after everything, a booking without a time included. Source: G-109. */
export const END_OF_DAY = 24 * 3600;
/** Where the end of a cruise sorts when its hour is not known: the ship is in port before anyone leaves it. */
export const START_OF_DAY = 0;
