import { fullName } from '../../../base/full-name';
import type { Saved, Write, Writes } from '../../../store/write';
import type { AddedTraveler, Traveler } from './traveler';
import type { Trip } from './trip';
import type { travelerEvents } from './trip.events';
import { Travelers, TripRows, Trips } from './trip.records';

type People = { trip: Trip; travelers: readonly Traveler[] };
/** A traveler as they are written, and what follows from that. */
type Written = [Saved<typeof Travelers>, ...Write[]];

const LEAD_IN_ROW = TripRows.path('lead_traveler');
const LEAD_FIELDS = ['lead_traveler', LEAD_IN_ROW, 'lead_traveler_id'] as const;
const leads = (traveler: AddedTraveler) => traveler.client_type === 'lead_client';
/** The lead must be who was read: of two who change it at once, one decides again. */
const expectedLead = ({ trip }: People) => ({ lead_traveler_id: trip.lead_traveler_id });

/**
 * A person comes onto a trip. A lead traveler takes the place of the former one, who stays as a secondary client: a trip has one lead,
 * whose name its lists and its search show. `people` may be left out for anybody else. Source: spec 2 §3, R-TRIP-057.
 */
export const addTraveler = (db: Writes, traveler: AddedTraveler, people?: People): Written => {
  const name = fullName(traveler);
  const former = people?.travelers.filter(leads) ?? [];
  const lead = people && {
    set: { lead_traveler: name, [LEAD_IN_ROW]: name, lead_traveler_id: traveler.id },
    expected: expectedLead(people),
  };
  return [
    db.create(Travelers, traveler),
    ...(lead ? [db.updateIf(Trips, { id: traveler.trip_id }, lead)] : []),
    ...former.map((t) => db.change(Travelers, t, { ...t, client_type: 'secondary_client' })),
  ];
};

/** A person leaves a trip; without its lead a trip has none until another is named. */
export const removeTraveler = (db: Writes, traveler: Traveler, people: People): Write[] => [
  db.delete(Travelers, traveler),
  ...(leads(traveler)
    ? [db.updateIf(Trips, { id: traveler.trip_id }, { remove: LEAD_FIELDS, expected: expectedLead(people) })]
    : []),
];

/** What of the trip's lead a changed person moves; undefined when nothing. */
const leadMoves = (before: Traveler, after: Traveler, people: People) => {
  const name = fullName(after);
  if (leads(after) && (!leads(before) || name !== fullName(before)))
    return {
      set: { lead_traveler: name, [LEAD_IN_ROW]: name, lead_traveler_id: after.id },
      expected: expectedLead(people),
    };
  return leads(before) && !leads(after) ? { remove: LEAD_FIELDS, expected: expectedLead(people) } : undefined;
};

/**
 * A person of a trip is changed; the trip's lead follows in the same transaction, and a former lead steps back. Bookings know the
 * person by id, so that however many there are, none of them is written. Source: spec 2 §3, R-TRIP-057, R-TRIP-058.
 */
export const updateTraveler = (
  db: Writes,
  before: Traveler,
  { after, event }: { after: Traveler; event: typeof travelerEvents.changed },
  people: People,
): Written => {
  const lead = leadMoves(before, after, people);
  const former = leads(after) ? people.travelers.filter((t) => leads(t) && t.id !== after.id) : [];
  return [
    db.save(Travelers, before, after, { as: event }),
    ...(lead ? [db.updateIf(Trips, { id: after.trip_id }, lead)] : []),
    ...former.map((t) => db.change(Travelers, t, { ...t, client_type: 'secondary_client' })),
  ];
};
