import { purgeTrip } from '@wayline/core/history/purge-trip';
import { endLink, LinkExpiries } from '@wayline/core/itinerary/link-expiry.records';
import { forgetFile, forgetFolder, removeRemains } from '@wayline/core/library/forget-cloud';
import { CloudFiles, CloudFolders, CloudRemains } from '@wayline/core/library/library.records';
import { Mails } from '@wayline/core/messaging/mail';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { sendMail } from '@wayline/core/messaging/send-mail';
import { sendReminder } from '@wayline/core/messaging/send-reminder';
import { NoticeMails } from '@wayline/core/notifications/notices.records';
import { sendNotices } from '@wayline/core/notifications/send-notices';
import { checkDeparture } from '@wayline/core/trip-check/check-departure';
import { DateMoves } from '@wayline/core/trips/dates/date-move.records';
import { finishMove } from '@wayline/core/trips/dates/run-move';
import { DeletedTrips } from '@wayline/core/trips/deleted-trip.records';
import { LinkWork } from '@wayline/core/trips/lifecycle/link-work.records';
import { clearCopy, UnfinishedCopies } from '@wayline/core/trips/lifecycle/unfinished-copy';
import { Departures } from '@wayline/core/trips/trip.records';
import { mailAdapter } from '../kernel/mail-adapter';
import { reminderMail } from '../messaging/reminder-mail';
import { noticesMail } from '../notifications/notices-mail';
import { finishLinkWork } from '../trips/lifecycle/settle-links';
import { type Kinds, kind, type Tools } from './run-due';

/** For what looks at the moment of the run and at the store. */
const kept = ({ table, at, files }: Tools) => ({ table, now: at, files: files() });

/** What waits for its time every day, by the name of its record, and what is done with it then. Each is safe to repeat. */
export const DUE_KINDS: Kinds = new Map([
  kind(Reminders, ({ at, ...deps }, company, reminder) =>
    sendReminder({ ...deps, now: at, compose: reminderMail }, company, reminder),
  ),
  kind(NoticeMails, ({ at, ...deps }, company, due) =>
    sendNotices({ ...deps, now: at, compose: noticesMail }, company, due),
  ),
  kind(Mails, ({ at, ...deps }, _company, mail) => sendMail({ ...deps, now: at, mailer: mailAdapter() }, mail)),
  kind(LinkExpiries, ({ table, files }, company, link) => endLink(table, files(), company, link.token_hash)),
  kind(DeletedTrips, ({ table, files }, company, trip) => purgeTrip({ table, files: files() }, company, trip)),
  kind(LinkWork, ({ table, now, files }, company, work) =>
    finishLinkWork({ table, now, files: files() }, company, work),
  ),
  kind(Departures, ({ at, ...deps }, company, departure) => checkDeparture({ ...deps, now: at }, company, departure)),
  kind(DateMoves, ({ table, at }, company, move) => finishMove(table, company, move.trip_id, at)),
  kind(UnfinishedCopies, ({ table }, company, copy) => clearCopy(table, company, copy)),
  kind(CloudFiles, (tools, company, file) => forgetFile(kept(tools), company, file)),
  kind(CloudFolders, (tools, company, folder) => forgetFolder(kept(tools), company, folder)),
  kind(CloudRemains, (tools, company, remains) => removeRemains(kept(tools), company, remains)),
]);
