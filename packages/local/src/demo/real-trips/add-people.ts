import { addDays } from '@wayline/core/base/days';
import type { TravelerId, TripId } from '@wayline/core/base/ids';
import type { CallEndpoint } from '../endpoints';
import type { Planned, RealPerson } from './real-trip';

type Days = { start_date: string; end_date: string };
const bornOn = (born: RealPerson['born'], { start_date }: Days) =>
  typeof born === 'object' ? addDays(start_date, -born.days_before) : born;

/** Puts people on a trip in the order they are listed, each also as a client of the agency. */
export const addPeople = async (
  call: CallEndpoint,
  trip_id: TripId,
  people: readonly RealPerson[],
  days: Days,
): Promise<Pick<Planned, 'everybody' | 'idOf'>> => {
  const ids = new Map<string, TravelerId>();
  const everybody: string[] = [];
  for (const { born, passport_lasts, ...person } of people) {
    const { traveler } = await call('trips.travelers.create', {
      ...person,
      trip_id,
      save_as_client: true,
      dob: bornOn(born, days),
      ...(passport_lasts !== undefined && { passport_expires: addDays(days.end_date, passport_lasts) }),
    });
    const name = `${person.first_name} ${person.last_name}`;
    ids.set(name, traveler.id);
    if (traveler.is_traveler) everybody.push(name);
  }
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (!id) throw new Error(`${name} is not on this trip.`);
    return id;
  };
  return { everybody, idOf };
};
