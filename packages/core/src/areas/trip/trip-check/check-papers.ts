import { addDays, isDay } from '../../../base/days';
import { fullName } from '../../../base/full-name';
import type { TravelerId } from '../../../base/ids';
import {
  type ClientId,
  checkPassports,
  type EntryRules,
  lacksPassport,
  listDestinationNotes,
  type PassportFinding,
  type PassportHolder,
  type TravelDocument,
} from '../../clients/public';
import type { Booking } from '../bookings/booking';
import { isFor } from '../bookings/people/people-on-booking';
import { bookingSpan } from '../itinerary/booking-span';
import type { Traveler } from '../trips/traveler';
import { type CheckedTrip, isLive, listActiveTravelers } from './checked-trip';
import type { PaperFinding } from './paper-finding';
import { findHome, listVisits } from './visited-countries';

/** What is known of travelers beyond their trip: the rules of countries, and the papers in the profiles of clients. */
export type Papers = {
  rules: EntryRules;
  profiles: ReadonlyMap<
    ClientId,
    {
      citizenship?: string | undefined;
      dob?: string | undefined;
      documents: readonly Omit<TravelDocument, 'number_encrypted'>[];
    }
  >;
};

const RULES = { validity: 'TC-07', name: 'TC-22' } as const satisfies Record<PassportFinding['about'], string>;
/** A passport takes weeks to be made: so long before the departure it should be on its way. */
const RENEW_DAYS_BEFORE = 90;
const SOON_DAYS = 7;

const toTask = (title: string, { trip, today }: CheckedTrip): PaperFinding['repair'] => {
  const soon = addDays(today, SOON_DAYS);
  const early = isDay(trip.start_date) ? addDays(trip.start_date, -RENEW_DAYS_BEFORE) : soon;
  return { do: 'add-task', label: 'Add task', title, due_day: early > soon ? early : soon };
};
const TASKS: Record<PassportFinding['about'], (name: string) => string> = {
  validity: (name) => `Check and renew the passport of ${name}`,
  name: (name) => `Match the ticket name of ${name} with the passport`,
};

const NAMED = 3;
/** TC-21: of a group the first few are named, since most of it may have given none yet. */
const missingPassports = (names: readonly string[], checked: CheckedTrip): PaperFinding[] => {
  const [name] = names;
  if (!name) return [];
  const others = names.length - NAMED;
  const listed = [...names.slice(0, NAMED), ...(others > 0 ? [`${others} more`] : [])].join(', ');
  return [
    {
      rule: 'TC-21',
      severity: 'note',
      say:
        names.length === 1
          ? `${name} has no passport on file, and the trip goes abroad.`
          : `${names.length} travelers have no passport on file, and the trip goes abroad: ${listed}.`,
      repair: toTask(
        names.length === 1 ? `Ask ${name} for passport details` : 'Ask travelers for passport details',
        checked,
      ),
    },
  ];
};

/** The names that tickets are in: that of the trip with its middle name, and any other that a flight has. */
const listBookedNames = (traveler: Omit<Traveler, 'passport_sealed'>, bookings: readonly Booking[]): string[] => {
  const { first_name, middle_name, last_name } = traveler;
  return [
    [first_name, middle_name, last_name].filter(Boolean).join(' '),
    ...bookings.flatMap(({ passengers = [] }) =>
      passengers.flatMap(({ traveler_id, name }) => (traveler_id === traveler.id && name ? [name] : [])),
    ),
  ];
};

const toHolder = (
  traveler: Omit<Traveler, 'passport_sealed'>,
  { trip }: CheckedTrip,
  bookings: readonly Booking[],
  profiles: Papers['profiles'],
): PassportHolder => {
  const theirs = bookings.filter((booking) => isFor(booking, traveler));
  const profile = traveler.client_id && profiles.get(traveler.client_id);
  const known = profile ? profile.documents.filter(({ kind }) => kind === 'passport') : [];
  const said = traveler.passport_expires ? [{ expiration: traveler.passport_expires }] : [];
  return {
    name: fullName(traveler),
    booked_names: listBookedNames(traveler, theirs),
    passports: known.length > 0 ? known : said,
    citizenship: profile ? profile.citizenship : undefined,
    visits: listVisits(theirs, trip),
    home: findHome(theirs),
  };
};

/** TC-07, TC-21, TC-22 and TC-23: passports for where each traveler goes, the names on them, and what countries ask besides. */
export const checkPapers = (checked: CheckedTrip, { rules, profiles }: Papers): PaperFinding[] => {
  const { trip, today } = checked;
  const bookings = checked.bookings.filter(isLive);
  const ends = bookings.map((booking) => bookingSpan(booking)?.last);
  const trip_ends = [trip.end_date, ...ends].filter(isDay).sort().at(-1);
  if (trip_ends && trip_ends < today) return [];
  const travelers = listActiveTravelers(checked);
  const holders = travelers.map((traveler) => ({ traveler, holder: toHolder(traveler, checked, bookings, profiles) }));
  const found = holders.flatMap(({ traveler, holder }) =>
    checkPassports(holder, { trip_ends, today, rules }).map(
      ({ about, severity, say }): PaperFinding => ({
        rule: RULES[about],
        severity,
        traveler_id: traveler.id,
        say,
        repair: toTask(TASKS[about](holder.name), checked),
      }),
    ),
  );
  const missing = holders.flatMap(({ holder }) => (lacksPassport(holder) ? [holder.name] : []));
  const notes =
    travelers.length > 0 ? listDestinationNotes(listVisits(bookings, trip), findHome(bookings), { rules }) : [];
  return [
    ...found,
    ...missingPassports(missing, checked),
    ...notes.map((say): PaperFinding => ({ rule: 'TC-23', severity: 'note', say })),
  ];
};

type Profiles = Papers['profiles'];
/** Of whom the date of birth is in the profile of the client. */
const listDobInProfile = (travelers: CheckedTrip['travelers'], profiles: Profiles): TravelerId[] =>
  travelers.flatMap(({ id, client_id }) => (client_id && profiles.get(client_id)?.dob ? [id] : []));

/** What profiles and the rules of countries add to the check of a trip. */
export const toKnownPapers = (checked: CheckedTrip, papers: Papers) => ({
  papers: checkPapers(checked, papers),
  dob_in_profile: listDobInProfile(checked.travelers, papers.profiles),
});
