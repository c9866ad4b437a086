import type { Leg, Place } from '@wayline/core/bookings/booking';
import { legZones } from '@wayline/core/itinerary/leg-minutes';
import { given } from '../../lib/given';

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

export const legFormOf = (leg: Leg, was: number): LegForm => ({
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
  const iata_code = given(code.toUpperCase());
  const typed = given(name) ?? iata_code ?? '';
  if (before && before.name === typed && before.iata_code === iata_code) return before;
  return { name: typed, iata_code, source: 'manual' };
};

/** The zone of an airport that was picked; the one of the place that was there before is not another one's, and a save finds it again by its code. */
const zoneOf = (zone: string, before: string | undefined) => (zone === before ? undefined : given(zone));

/** The code of an airline that was picked; the one of an airline that was there before is not another one's. */
const codeOf = ({ carrier_code }: LegForm, before: Leg | undefined) =>
  carrier_code === before?.carrier_code ? undefined : given(carrier_code);

/** The leg a filled form stands for; what the form does not show, such as zones, stays as it was. */
export const legOf = (form: LegForm, legs: readonly Leg[]): Leg => {
  const before = form.was === undefined ? undefined : legs[form.was];
  const from = placeOf(form.from, form.from_code, before?.from);
  const to = placeOf(form.to, form.to_code, before?.to);
  const carrier = given(form.carrier);
  return {
    ...before,
    from,
    to,
    start_date: form.start_date ?? '',
    start_time: given(form.start_time),
    start_timezone:
      from === before?.from ? before.start_timezone : zoneOf(form.from_zone, before && legZones(before).start),
    end_date: given(form.end_date),
    end_time: given(form.end_time),
    end_timezone: to === before?.to ? before.end_timezone : zoneOf(form.to_zone, before && legZones(before).end),
    carrier,
    carrier_code: carrier === before?.carrier ? before?.carrier_code : codeOf(form, before),
    number: given(form.number),
    coach: given(form.coach),
    cabin: given(form.cabin),
    seat: given(form.seat),
  };
};
