import { type MAIL_SUBJECTS, Mails, newMail, toMailId } from '@wayline/core/areas/messaging/mail';
import type { ItineraryId, ReminderId, TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import type { Person, World } from '@wayline/local/testing/world';

type Cause = { id: ReminderId | string; about: (typeof MAIL_SUBJECTS)[number] };
type At = { trip_id: TripId; itinerary_id?: ItineraryId };

/** Mails of a reminder and of a share that were given up: what sending again is about. */
export const failedMails = async ({ table }: World, as: Person, at: At, causes: readonly Cause[]) => {
  const now = new Date().toISOString();
  const db = tenantDb(table, as.company_id);
  const text = { subject: 'A mail', html: '<p>A mail</p>', text: 'A mail' };
  const mails = causes.map(({ id, about }) =>
    newMail(
      { ...at, ...text, id: toMailId(id), about, user_id: as.user_id, to: ['guest@wayline.test'] },
      as.company_id,
      now,
    ),
  );
  await transact(
    table,
    mails.map((mail) => db.insert(Mails, { ...mail, status: 'failed' })),
  );
};
