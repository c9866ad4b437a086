import type { Write, Writes } from '../store/write';
import type { Traveler } from './traveler';
import type { Trip } from './trip';
import { Travelers, Trips } from './trip.records';

type People = { trip: Trip; travelers: readonly Traveler[] };

export const travelerName = ({ first_name, last_name }: Pick<Traveler, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

const LEAD_FIELDS = ['lead_traveler', 'row.lead_traveler', 'lead_traveler_id'] as const;
/** One more or one less on the trip and in its list row; a contact does not count. */
const paxBy = (traveler: Traveler, by: 1 | -1) => {
  const pax = traveler.is_traveler ? by : 0;
  return { trip_pax: pax, 'row.trip_pax': pax };
};
const leads = (traveler: Traveler) => traveler.client_type === 'lead_client';
/** The lead must be who was read: of two who change it at once, one decides again. */
const stillLedAs = ({ trip }: People) => ({ lead_traveler_id: trip.lead_traveler_id });

/**
 * A person comes onto a trip. A lead traveler takes the place of the former one, who stays as a secondary client: a trip has one lead,
 * whose name its lists and its search show. `people` may be left out for anybody else. Source: spec 2 §3, R-TRIP-057.
 */
export const travelerJoins = (w: Writes, traveler: Traveler, people?: People): Write[] => {
  const name = travelerName(traveler);
  const former = people?.travelers.filter(leads) ?? [];
  return [
    w.insert(Travelers, traveler),
    w.adjust(
      Trips,
      { id: traveler.trip_id },
      {
        add: paxBy(traveler, 1),
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
      add: paxBy(traveler, -1),
      ...(leads(traveler) && { remove: LEAD_FIELDS, still: stillLedAs(people) }),
    },
  ),
];
