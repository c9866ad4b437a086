import type { SignedCall } from '../../access/signed-call';
import { addDays } from '../../base/days';
import { fullName } from '../../base/full-name';
import type { TripId } from '../../base/ids';
import { formatMoney, readAmount } from '../../base/money-text';
import type { Result } from '../../base/result';
import type { FieldEncryption } from '../../store/field-encryption';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { takeSerial } from '../../store/serial';
import type { ClientProfile } from '../clients/public';
import {
  ChecklistTasks,
  checkTripDates,
  linkKnownClient,
  newTask,
  newTrip,
  Travelers,
  TripDraft,
  Trips,
  toLeadTraveler,
  toTripMaker,
  tripEvents,
} from '../trip/public';
import { readCurrentProfile } from './about-client';
import { refuse } from './errors';
import { submissionEvents } from './form.events';
import { Submissions } from './form.records';
import type { FormId, SubmissionId } from './form-id';
import { readSubmission } from './read-submission';
import type { Submission } from './submission';
import { findValue, listTripAnswers, type MappedAnswer } from './submission-people';

type Call = SignedCall<{ seal: FieldEncryption }>;
type Asked = { form_id: FormId; id: SubmissionId; version: number };

/** What is to be done first for a trip that somebody asked for, and how many days after the request. */
const FIRST_TASKS = [
  { title: 'Call the client about the request', days: 1 },
  { title: 'Check passports and entry requirements', days: 3 },
  { title: 'Send a first proposal', days: 7 },
] as const;

const BETWEEN_DESTINATIONS = /[,;\n]/;

/** A budget in the company's currency, or as it was written where that could be two amounts. */
const showBudget = (written: string, currency: string): string => {
  const reading = readAmount(written, currency);
  return reading.kind === 'clear' ? formatMoney(reading.value) : written;
};

/** A trip as its request says it; what is not said, an advisor fills in. */
export const toRequestedTrip = (
  answers: readonly MappedAnswer[],
  { name, currency }: { name: string; currency: string },
) => {
  const destinations = (findValue(answers, 'trip.destinations') ?? '')
    .split(BETWEEN_DESTINATIONS)
    .map((name) => name.trim())
    .filter(Boolean);
  const budget = findValue(answers, 'trip.budget');
  const note = [budget ? `Budget: ${showBudget(budget, currency)}` : '', findValue(answers, 'trip.note') ?? '']
    .filter(Boolean)
    .join('\n');
  return TripDraft.parse({
    trip_name: findValue(answers, 'trip.trip_name') ?? [destinations.join(', '), name].filter(Boolean).join(' · '),
    start_date: findValue(answers, 'trip.start_date'),
    end_date: findValue(answers, 'trip.end_date'),
    trip_destinations: destinations,
    ...(note && { note }),
  });
};

/** The clients whose profiles took the answers of this submission, each once, the one who asks first. */
const readTravelers = async (call: Call, { people }: Submission): Promise<ClientProfile[]> => {
  const ids = [...new Set(people.toSorted((a, b) => a.person - b.person).map(({ client_id }) => client_id))];
  const found = await Promise.all(ids.map((id) => readCurrentProfile(call.db, id)));
  const profiles = found.filter((one) => one !== undefined).filter(({ client }) => !client.deleted_at);
  return [...new Map(profiles.map((one) => [one.client.id, one])).values()];
};

/**
 * Makes a trip of a request in one step: its travelers are the clients whose answers were accepted, the first of them leads, and a checklist says what to
 * do first. Source: R-SHELL-008.
 */
export const makeTrip = (
  call: Call,
  { form_id, id, version }: Asked,
): Promise<Result<{ submission: Submission; trip_id: TripId }>> => {
  const { actor, db, deps, commit } = call;
  const trip_id = deps.newId('trip');
  let number: number | undefined;
  return retryOnConflict(async () => {
    const read = await readSubmission({ db, company: actor.company_id, seal: deps.seal }, { form_id, id });
    if (!read) return refuse('record.missing');
    if (read.submission.trip_id) return refuse('submission.trip_made');
    if (read.submission.version !== version) return refuse('record.stale');
    const profiles = await readTravelers(call, read.submission);
    const [lead] = profiles;
    if (!lead) return refuse('submission.no_traveler');
    const asked = { name: fullName(lead.client), currency: actor.company.currency_code };
    const draft = toRequestedTrip(listTripAnswers(read.content, read.answers), asked);
    const dates = checkTripDates(draft);
    if (!dates.ok) return dates;
    number ??= await takeSerial(db, 'trip');
    const now = deps.now();
    const travelers = profiles.map((profile, i) => {
      const made = toLeadTraveler(profile, { id: deps.newId('traveler'), trip_id });
      return { profile, traveler: i === 0 ? made : { ...made, client_type: 'secondary_client' as const } };
    });
    const linked = travelers.map(({ profile, traveler }) => linkKnownClient(db, traveler, profile.client, now));
    const people = travelers.map(({ traveler }) => traveler);
    const trip = newTrip(draft, { ...toTripMaker(actor), id: trip_id, number, travelers: people });
    const tasks = FIRST_TASKS.map(({ title, days }) =>
      newTask({ actor, deps }, trip_id, { title, due_day: addDays(now.slice(0, 10), days) }),
    );
    const made = db.change(Submissions, read.submission, {
      ...read.submission,
      trip_id,
      trip_code: trip.code,
      state: 'accepted',
      decided_by_name: actor.name,
      decided_at: now,
    });
    return commit({
      writes: [
        db.insert(Trips, trip),
        ...people.map((traveler) => db.insert(Travelers, traveler)),
        ...linked.flatMap(({ writes }) => writes),
        ...tasks.map((task) => db.insert(ChecklistTasks, task)),
        made,
      ],
      audit: { changes: { submission: id } },
      events: [
        tripEvents.created(trip),
        submissionEvents.trip_made({ form_id, id }),
        ...linked.flatMap(({ events }) => events),
      ],
      answer: { submission: made.after, trip_id },
    });
  });
};
