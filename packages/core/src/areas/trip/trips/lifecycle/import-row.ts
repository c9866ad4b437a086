import { isDayFirst, judgeDayOrder } from '../../../../base/day-order';
import { isEmptyDate, parseTypedDate } from '../../../../base/days';
import { isTotalRow, TOTAL_ROW } from '../../../../base/list-rows';
import { formatMessage } from '../../../../base/messages';
import type { Issue } from '../../../../base/result';
import { namesTwoPeople, splitName } from '../../../../base/split-name';
import { TravelerDraft } from '../traveler-draft';
import { TripDraft } from '../trip';
import { tripDatesFault } from '../trip-dates';
import { TRIP_GROUP_KINDS, TRIP_STATUSES, TRIP_SUB_TYPES } from '../trip-types';
import { IMPORT_FIELDS, type ImportField } from './import-columns';

type Values = Partial<Record<ImportField, string>>;
/** A row of a CSV file as a trip, or what is wrong with it, in sentences. */
export type ReadRow = { trip: TripDraft; lead: TravelerDraft | undefined } | { issues: Issue[] };

const several = (text: string | undefined) =>
  (text ?? '')
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter(Boolean);

const oneOf = <T extends string>(choices: readonly T[], text: string): T | undefined =>
  choices.find((choice) => choice.toLowerCase() === text.toLowerCase());

/** Whether the days of a file have the day first: one order for all its rows. */
export const findImportDayOrder = (rows: readonly Values[]): boolean => {
  const judge = judgeDayOrder();
  for (const { start_date = '', end_date = '' } of rows) {
    judge.add(start_date);
    judge.add(end_date);
  }
  return isDayFirst(judge.order(), false);
};

/**
 * Reads a row of an import the way a form would be read: dates as mm/dd/yyyy, or with the day first where the file has it so (`day_first`), choices in any case, several destinations or tags parted by
 * commas or semicolons. A row is good or it says everything that is wrong with it. A cancelled trip is brought in only by whoever
 * `may_cancel`. Source: spec 2 §7 (trip import by CSV), §5, R-TRIP-153.
 */
export const readImportRow = (
  values: Values,
  { may_cancel, day_first = false }: { may_cancel: boolean; day_first?: boolean },
): ReadRow => {
  if (isTotalRow(Object.values(values))) return { issues: [{ path: 'trip_name', message: TOTAL_ROW }] };
  const issues: Issue[] = [];
  const fault = (path: ImportField, message: string) => {
    issues.push({ path, message: `${IMPORT_FIELDS[path].label}: ${message}` });
    return undefined;
  };
  const day = (path: 'start_date' | 'end_date') => {
    const text = values[path];
    if (text === undefined || isEmptyDate(text)) return undefined;
    const format = day_first ? 'DD/MM/YYYY' : 'MM/DD/YYYY';
    return parseTypedDate(text, format) ?? fault(path, `${text} isn’t a date. Use ${format.toLowerCase()}.`);
  };
  const choice = <T extends string>(path: ImportField, choices: readonly T[]) => {
    const text = values[path];
    if (text === undefined) return undefined;
    return oneOf(choices, text) ?? fault(path, `${text} isn’t one of ${choices.join(', ')}.`);
  };
  const trip = {
    trip_name: values.trip_name ?? fault('trip_name', 'Please enter a name.'),
    custom_code: values.custom_code,
    start_date: day('start_date'),
    end_date: day('end_date'),
    trip_status: choice('trip_status', TRIP_STATUSES),
    trip_sub_type: choice('trip_sub_type', TRIP_SUB_TYPES),
    trip_group_kind: choice('trip_group_kind', TRIP_GROUP_KINDS),
    trip_destinations: several(values.trip_destinations),
    tags: several(values.tags),
    note: values.note,
  };
  if (trip.trip_status === 'CANCELLED' && !may_cancel)
    fault('trip_status', formatMessage('permission.denied.text', { action: 'cancel trips' }));
  const reversed = tripDatesFault(trip);
  if (reversed) fault('end_date', reversed);
  const read = TripDraft.safeParse(trip);
  for (const { path, message } of read.error?.issues ?? []) {
    const field = path[0] as ImportField;
    if (values[field] !== undefined && !issues.some((i) => i.path === field)) fault(field, message);
  }
  const lead_name = values.lead_traveler ?? '';
  const person = lead_name ? splitName(lead_name) : undefined;
  if (namesTwoPeople(lead_name)) fault('lead_traveler', `${lead_name} names two people. Enter the one who leads.`);
  if (person && !person.last_name) fault('lead_traveler', 'Enter a first and last name.');
  const lead =
    person?.last_name && TravelerDraft.safeParse({ ...person, email: values.lead_email, client_type: 'lead_client' });
  if (lead && !lead.success) {
    const email = lead.error.issues.some(({ path }) => path[0] === 'email');
    fault(email ? 'lead_email' : 'lead_traveler', lead.error.issues[0]?.message ?? 'Check this value.');
  }
  if (issues.length > 0 || !read.success) return { issues };
  return { trip: read.data, lead: lead ? lead.data : undefined };
};
