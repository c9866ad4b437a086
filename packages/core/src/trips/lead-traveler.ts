import type { Booking } from '../bookings/booking';
import { Bookings } from '../bookings/booking.records';
import { fullName } from '../kernel/full-name';
import type { Write, Writes } from '../store/write';
import type { Traveler } from './traveler';
import { activeAmong, travelersAmong } from './traveler-counts';
import type { Trip } from './trip';
import { Travelers, Trips } from './trip.records';

type People = { trip: Trip; travelers: readonly Traveler[] };

const LEAD_FIELDS = ['lead_traveler', 'row.lead_traveler', 'lead_traveler_id'] as const;
/** How many more or less there are on the trip and in its list row; neither a contact nor who has cancelled counts. Source: R-TRIP-058. */
const paxBy = (by: number) => ({ trip_pax: by, 'row.trip_pax': by });
const paxOf = (traveler: Traveler) => activeAmong(travelersAmong([traveler])).length;
const leads = (traveler: Traveler) => traveler.client_type === 'lead_client';
/** The lead must be who was read: of two who change it at once, one decides again. */
const stillLedAs = ({ trip }: People) => ({ lead_traveler_id: trip.lead_traveler_id });

/**
 * A person comes onto a trip. A lead traveler takes the place of the former one, who stays as a secondary client: a trip has one lead,
 * whose name its lists and its search show. `people` may be left out for anybody else. Source: spec 2 §3, R-TRIP-057.
 */
export const travelerJoins = (w: Writes, traveler: Traveler, people?: People): Write[] => {
  const name = fullName(traveler);
  const former = people?.travelers.filter(leads) ?? [];
  return [
    w.insert(Travelers, traveler),
    w.adjust(
      Trips,
      { id: traveler.trip_id },
      {
        add: paxBy(paxOf(traveler)),
        ...(people && {
          set: { lead_traveler: name, 'row.lead_traveler': name, lead_traveler_id: traveler.id },
          still: stillLedAs(people),
        }),
      },
    ),
    ...former.map((t) => w.change(Travelers, t, { ...t, client_type: 'secondary_client' })),
  ];
};

/** A person leaves a trip; without its lead a trip has none until another is named. */
export const travelerLeaves = (w: Writes, traveler: Traveler, people: People): Write[] => [
  w.remove(Travelers, traveler),
  w.adjust(
    Trips,
    { id: traveler.trip_id },
    {
      add: paxBy(-paxOf(traveler)),
      ...(leads(traveler) && { remove: LEAD_FIELDS, still: stillLedAs(people) }),
    },
  ),
];

/** What of the trip's lead a changed person moves; undefined when nothing. */
const leadMoves = (before: Traveler, after: Traveler, people: People) => {
  const name = fullName(after);
  if (leads(after) && (!leads(before) || name !== fullName(before)))
    return {
      set: { lead_traveler: name, 'row.lead_traveler': name, lead_traveler_id: after.id },
      still: stillLedAs(people),
    };
  return leads(before) && !leads(after) ? { remove: LEAD_FIELDS, still: stillLedAs(people) } : undefined;
};

/**
 * A person of a trip is changed; the trip's pax and lead follow in the same transaction, a former lead steps back, and the bookings
 * that name the person go on naming them. Source: spec 2 §3, R-TRIP-057, R-TRIP-058.
 */
export const travelerChanges = (
  w: Writes,
  before: Traveler,
  after: Traveler,
  people: People & { bookings: readonly Booking[] },
): Write[] => {
  const [was, is] = [fullName(before), fullName(after)];
  const pax = paxOf(after) - paxOf(before);
  const lead = leadMoves(before, after, people);
  const former = leads(after) ? people.travelers.filter((t) => leads(t) && t.id !== after.id) : [];
  const naming = was === is ? [] : people.bookings.filter((b) => b.traveler_names.includes(was));
  return [
    w.change(Travelers, before, after),
    ...(pax || lead ? [w.adjust(Trips, { id: after.trip_id }, { ...(pax && { add: paxBy(pax) }), ...lead })] : []),
    ...former.map((t) => w.change(Travelers, t, { ...t, client_type: 'secondary_client' })),
    ...naming.map((b) =>
      w.change(Bookings, b, { ...b, traveler_names: b.traveler_names.map((name) => (name === was ? is : name)) }),
    ),
  ];
};
