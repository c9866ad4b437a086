import { type BookingTypeNames, bookingTypeName } from '../../../base/booking-type-names';
import { isBookingType } from '../../../base/booking-types';
import { isDay } from '../../../base/days';
import type { FieldChange } from '../../../store/field-changes';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const LONGEST = 80;

/** A day as a sentence names it: May 3, 2031, or May 3 where the year goes without saying. */
export const dayWords = (day: string, year?: string): string => {
  const words = `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`;
  return day.slice(0, 4) === year ? words : `${words}, ${day.slice(0, 4)}`;
};

/** A field as people call it: `trip_name` is trip name. */
export const fieldWords = (field: string): string => field.replaceAll('_', ' ');

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
/** A value of a record in a few words; what has parts of its own is only said to be there. */
export const valueWords = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return isDay(value) ? dayWords(value) : shortened(value);
  if (Array.isArray(value)) {
    const texts = value.filter((one): one is string => typeof one === 'string');
    if (value.length === 0) return 'empty';
    return texts.length === value.length ? shortened(texts.join(', ')) : `${value.length} total`;
  }
  return typeof value === 'object' ? 'other details' : String(value);
};

/** The first day in a value, however deep: where the part of a booking that carries days begins. */
export const firstDayIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isDay(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .flatMap((one) => firstDayIn(one) ?? [])
    .sort()[0];
};

/** Fields that another one says for them, or that hold an id, which says nothing to a reader. */
const HIDDEN: ReadonlySet<string> = new Set([
  'client_approval_source',
  'supplier_id',
  'booked_through_id',
  'assigned_to',
]);
/** The changes a person is shown. */
export const shownChanges = (diff: readonly FieldChange[]): FieldChange[] =>
  diff.filter(({ field }) => !HIDDEN.has(field));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of one field under its entry, in a company that calls the types of booking by these names. */
export const changeWords = ({ field, before, after }: FieldChange, names?: BookingTypeNames): string => {
  const [was, is] = [firstDayIn(before), firstDayIn(after)];
  if (typeof before === 'object' && typeof after === 'object' && was && is && was !== is)
    return `${capital(fieldWords(field))}: ${dayWords(was)} → ${dayWords(is)}`;
  const words = (value: unknown) =>
    valueWords(field === 'booking_type' && isBookingType(value) ? bookingTypeName(value, names) : value);
  return `${capital(fieldWords(field))}: ${words(before)} → ${words(after)}`;
};
