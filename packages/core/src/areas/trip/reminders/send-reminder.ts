import type { Company, User } from '../../../access/company';
import { Companies, Users } from '../../../access/people.records';
import type { ClientLanguage } from '../../../base/client-language';
import { addDays } from '../../../base/days';
import { fullName } from '../../../base/full-name';
import type { CompanyId, NewId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { eventWrite } from '../../../store/outbox';
import { tenantDb } from '../../../store/tenant-db';
import type { Write, Writes } from '../../../store/write';
import {
  areColleagues,
  type ComposedMail,
  countMails,
  Mails,
  newMail,
  senderName,
  toMailId,
} from '../../messaging/public';
import { emailSignature, parseSetting, settingKey } from '../../settings/public';
import type { Booking } from '../bookings/booking';
import { Bookings } from '../bookings/booking.records';
import { readClientLanguage } from '../itinerary/read-client-language';
import { getTripAdvisor } from '../trips/lifecycle/trip-life';
import type { Trip } from '../trips/trip';
import { Trips } from '../trips/trip.records';
import type { Reminder } from './reminder';
import { reminderPutOff, reminderSent } from './reminder.events';
import { Reminders } from './reminder.records';
import { dueByBooking } from './reminder-follows';

export type ReminderMail = (r: {
  reminder: Reminder;
  booking: Booking;
  trip: Trip;
  /** What the one who set it closes their mails with. */
  signature: string;
  /** Whether everyone it goes to can sign in; a client can open nothing of the app. */
  forColleagues: boolean;
  /** What the client of the trip reads. */
  language?: ClientLanguage | undefined;
}) => ComposedMail;
/** In whose name a reminder leaves, and who is answered: the one who set it. */
const sentBy = (user: User | undefined, company: Company | undefined) =>
  user && { from_name: senderName(fullName(user), company?.company_name ?? ''), reply_to: user.email };

type Tools = { table: Table; newId: NewId; now: string; compose: ReminderMail };

const factOf = (reminder: Reminder, trip: Trip, booking: Booking) => ({
  ...reminder,
  trip_name: trip.trip_name,
  booking_title: booking.title,
  advisor: getTripAdvisor(trip),
});

/** A reminder for which the day has no mail left: it waits for the next, and who works on the trip knows. */
const putOff = (
  db: Writes,
  { reminder, trip, booking }: { reminder: Reminder; trip: Trip; booking: Booking },
  cause: Pick<Tools, 'newId' | 'now'>,
): Write[] => [
  db.change(Reminders, reminder, { ...reminder, due_at: `${addDays(cause.now.slice(0, 10), 1)}T00:05:00.000Z` }),
  eventWrite(db, reminderPutOff(factOf(reminder, trip, booking)), cause),
];

/**
 * Turns a due reminder into a mail of the outbox. Both change in one transaction, so however often and however late this runs,
 * one mail is written; who works on the trip is told, and of trouble with the mail too. A reminder whose booking is gone, or whose trip is cancelled, is withdrawn; one whose booking moved to a later day waits for it. Source: R-TRIP-241..243, spec 2 §7.
 */
export const sendReminder = async ({ table, newId, now, compose }: Tools, company: CompanyId, reminder: Reminder) => {
  const db = tenantDb(table, company);
  if (reminder.status !== 'waiting' || reminder.due_at > now) return;
  const { trip_id } = reminder;
  const [booking, trip, signed, sender, house] = await db.getMany([
    { def: Bookings, key: { trip_id, id: reminder.booking_id } },
    { def: Trips, key: { id: trip_id } },
    settingKey(emailSignature, reminder.user_id),
    { def: Users, key: { id: reminder.user_id } },
    { def: Companies, key: {} },
  ]);
  if (!booking || !trip || !house || trip.trip_status === 'CANCELLED') {
    await db.transact([db.change(Reminders, reminder, { ...reminder, status: 'withdrawn' })]);
    return;
  }
  const due_at = dueByBooking(reminder, booking);
  if (due_at > now) {
    await db.transact([db.change(Reminders, reminder, { ...reminder, due_at })]);
    return;
  }
  const advisor = getTripAdvisor(trip);
  const { signature } = parseSetting(emailSignature, signed);
  const forColleagues = await areColleagues(db, reminder.to);
  const language = forColleagues ? undefined : await readClientLanguage(db, trip_id);
  const mail = compose({ reminder, booking, trip, signature, forColleagues, language });
  const counted = countMails(db, house, reminder.to, now);
  const sent = counted.ok && [
    db.change(Reminders, reminder, { ...reminder, status: 'sent' }),
    db.insert(
      Mails,
      newMail(
        {
          ...mail,
          ...sentBy(sender, house),
          id: toMailId(reminder.id),
          user_id: advisor,
          trip_id,
          about: 'reminder',
          to: reminder.to,
        },
        company,
        now,
      ),
    ),
    eventWrite(db, reminderSent(factOf(reminder, trip, booking)), { newId, now }),
    ...counted.value,
  ];
  const outcome = sent && (await db.transact(sent));
  if (sent && outcome && (outcome.ok || !sent[outcome.index]?.refusal)) return;
  await db.transact(putOff(db, { reminder, trip, booking }, { newId, now }));
};
