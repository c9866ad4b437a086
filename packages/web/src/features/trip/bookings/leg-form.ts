import type { Leg, Place } from '@wayline/core/areas/trip/bookings/booking';
import { legZones } from '@wayline/core/areas/trip/itinerary/leg-minutes';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';

/** One leg as the editor of a booking holds it. `was` is the place it had among the legs when the editor opened. */
export type LegForm = {
  was?: number;
  from: string;
  from_code: string;
  /** The time zone of the airport that was picked; empty where none was. */
  from_zone: string;
  to: string;
  to_code: string;
  to_zone: string;
  start_date?: string;
  start_time?: string;
  end_date?: string;
  end_time?: string;
  carrier: string;
  carrier_code: string;
  number: string;
  coach: string;
  cabin: string;
  seat: string;
};

export const emptyLeg = (day = ''): LegForm => ({
  from: '',
  from_code: '',
  from_zone: '',
  to: '',
  to_code: '',
  to_zone: '',
  start_date: day || undefined,
  end_date: day || undefined,
  carrier: '',
  carrier_code: '',
  number: '',
  coach: '',
  cabin: '',
  seat: '',
});

export const toLegForm = (leg: Leg, was: number): LegForm => ({
  was,
  from: leg.from.name,
  from_code: leg.from.iata_code ?? '',
  from_zone: legZones(leg).start ?? '',
  to: leg.to.name,
  to_code: leg.to.iata_code ?? '',
  to_zone: legZones(leg).end ?? '',
  start_date: leg.start_date,
  start_time: leg.start_time,
  end_date: leg.end_date,
  end_time: leg.end_time,
  carrier: leg.carrier ?? '',
  carrier_code: leg.carrier_code ?? '',
  number: leg.number ?? '',
  coach: leg.coach ?? '',
  cabin: leg.cabin ?? '',
  seat: leg.seat ?? '',
});

/** The place that was there before, unless another one was typed. */
const placeOf = (name: string, code: string, before: Place | undefined): Place => {
  const iata_code = trimOrUndefined(code.toUpperCase());
  const typed = trimOrUndefined(name) ?? iata_code ?? '';
  if (before && before.name === typed && before.iata_code === iata_code) return before;
  return { name: typed, iata_code, source: 'manual' };
};

/** The zone of an airport that was picked; the one of the place that was there before is not another one's, and a save finds it again by its code. */
const zoneOf = (zone: string, before: string | undefined) => (zone === before ? undefined : trimOrUndefined(zone));

/** The code of an airline that was picked; the one of an airline that was there before is not another one's. */
const codeOf = ({ carrier_code }: LegForm, before: Leg | undefined) =>
  carrier_code === before?.carrier_code ? undefined : trimOrUndefined(carrier_code);

/** The leg a filled form stands for; what the form does not show, such as zones, stays as it was. */
export const toLeg = (form: LegForm, legs: readonly Leg[]): Leg => {
  const before = form.was === undefined ? undefined : legs[form.was];
  const from = placeOf(form.from, form.from_code, before?.from);
  const to = placeOf(form.to, form.to_code, before?.to);
  const carrier = trimOrUndefined(form.carrier);
  return {
    ...before,
    from,
    to,
    start_date: form.start_date ?? '',
    start_time: trimOrUndefined(form.start_time),
    start_timezone:
      from === before?.from ? before.start_timezone : zoneOf(form.from_zone, before && legZones(before).start),
    end_date: trimOrUndefined(form.end_date),
    end_time: trimOrUndefined(form.end_time),
    end_timezone: to === before?.to ? before.end_timezone : zoneOf(form.to_zone, before && legZones(before).end),
    carrier,
    carrier_code: carrier === before?.carrier ? before?.carrier_code : codeOf(form, before),
    number: trimOrUndefined(form.number),
    coach: trimOrUndefined(form.coach),
    cabin: trimOrUndefined(form.cabin),
    seat: trimOrUndefined(form.seat),
  };
};
