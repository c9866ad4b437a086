import type { Booking, CruiseDay } from '@wayline/core/areas/trip/bookings/booking';
import { daysBetween, isDay } from '@wayline/core/base/days';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';

/** One day of a cruise as the editor holds it; without a port it is a day at sea. `was` is its place when the editor opened. */
export type CruiseDayForm = {
  was?: number;
  date?: string;
  port: string;
  arrival_time?: string;
  departure_time?: string;
};

export const emptyCruiseDay = (date?: string): CruiseDayForm => ({ date, port: '' });

export const toCruiseDayForm = (day: CruiseDay, was: number): CruiseDayForm => ({
  was,
  date: day.date,
  port: day.port?.name ?? '',
  arrival_time: day.arrival_time,
  departure_time: day.departure_time,
});

/** The days of a filled form, numbered by their dates from the first; the place of a port that is the same one stays known. */
export const toCruiseDays = (forms: readonly CruiseDayForm[], before: Booking | undefined): CruiseDay[] => {
  const known = before?.cruise_days ?? [];
  const first = forms[0];
  const base = (first?.was === undefined ? undefined : known[first.was]?.day) ?? 1;
  return forms.map((form) => {
    const was = form.was === undefined ? undefined : known[form.was]?.port;
    const name = trimOrUndefined(form.port);
    const date = form.date ?? '';
    const passed = isDay(first?.date) && isDay(date) ? daysBetween(first.date, date) : 0;
    return {
      day: Math.max(1, base + passed),
      date,
      port: name ? (was?.name === name ? was : { name, source: 'manual' }) : undefined,
      arrival_time: trimOrUndefined(form.arrival_time),
      departure_time: trimOrUndefined(form.departure_time),
    };
  });
};
