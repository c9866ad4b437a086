import { findAirport } from '@wayline/core/areas/imports/airports';
import type { BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import type * as z from 'zod';

type Leg = NonNullable<z.input<typeof BookingDraft>['destinations']>[number];
type Where = Leg['from'];
type End = [where: Where, day: string, time: string];

/** An airport with its name and its clock, by its IATA code. */
export const airport = (code: string): Where => {
  const known = findAirport(code);
  if (!known) throw new Error(`No airport has the code ${code}.`);
  return { name: known.name, iata_code: code, timezone: known.zone };
};

/** Somewhere with an address and a clock. */
export const place = (name: string, formatted_address: string, timezone: string): Where => ({
  name,
  formatted_address,
  timezone,
});

/** A leg by what a timetable prints: where and when it leaves, where and when it arrives, each by its own clock. */
export const leg = ([from, leaves, at]: End, [to, arrives, then]: End, who: Partial<Leg> = {}): Leg => ({
  from,
  to,
  start_date: leaves,
  start_time: at,
  ...(from.timezone && { start_timezone: from.timezone }),
  end_date: arrives,
  end_time: then,
  ...(to.timezone && { end_timezone: to.timezone }),
  ...who,
});
