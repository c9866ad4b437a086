import { readAnnouncement } from '@wayline/core/announcers';
import { forgetFile, forgetFolder, removeRemains } from '@wayline/core/areas/library/forget-cloud';
import { CloudFiles, CloudFolders, CloudRemains } from '@wayline/core/areas/library/library.records';
import { Mails } from '@wayline/core/areas/messaging/mail';
import { sendMail } from '@wayline/core/areas/messaging/send-mail';
import { DELIVERIES } from '@wayline/core/areas/notifications/delivery.records';
import { NoticeMails } from '@wayline/core/areas/notifications/notices.records';
import { PURPOSES } from '@wayline/core/areas/notifications/purposes';
import { deliverAgain } from '@wayline/core/areas/notifications/relay';
import { sendNotices } from '@wayline/core/areas/notifications/send-notices';
import { purgeTrip } from '@wayline/core/areas/trip/history/purge-trip';
import { endLink, LinkExpiries } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import { tripBounceWrites } from '@wayline/core/areas/trip/reminders/mail-bounces';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { sendReminder } from '@wayline/core/areas/trip/reminders/send-reminder';
import { checkDeparture } from '@wayline/core/areas/trip/trip-check/check-departure';
import { DateMoves } from '@wayline/core/areas/trip/trips/dates/date-move.records';
import { finishMove } from '@wayline/core/areas/trip/trips/dates/run-move';
import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import { LinkWork } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { clearCopy, UnfinishedCopies } from '@wayline/core/areas/trip/trips/lifecycle/unfinished-copy';
import { Departures } from '@wayline/core/areas/trip/trips/trip.records';
import { mailAdapter } from '../kernel/mail-adapter';
import { socketsAdapter } from '../kernel/sockets-adapter';
import { noticesMail } from '../notifications/notices-mail';
import { reminderMail } from '../trip/reminders/reminder-mail';
import { finishLinkWork } from '../trip/trips/lifecycle/settle-links';
import { defineJob, type JobHandlers, type JobTools } from './run-due-jobs';

/** For what looks at the moment of the run and at the store. */
const kept = ({ table, at, files }: JobTools) => ({ table, now: at, files: files() });

/** What waits for its time every day, by the name of its record, and what is done with it then. Each is safe to repeat. */
export const SCHEDULED_JOBS: JobHandlers = new Map([
  ...PURPOSES.map((purpose) =>
    defineJob(DELIVERIES[purpose], ({ table }, _company, { event }) =>
      deliverAgain({ table, sockets: socketsAdapter(), read: readAnnouncement }, purpose, event),
    ),
  ),
  defineJob(Reminders, ({ at, ...deps }, company, reminder) =>
    sendReminder({ ...deps, now: at, compose: reminderMail }, company, reminder),
  ),
  defineJob(NoticeMails, ({ at, ...deps }, company, due) =>
    sendNotices({ ...deps, now: at, compose: noticesMail }, company, due),
  ),
  defineJob(Mails, ({ at, ...deps }, _company, mail) =>
    sendMail({ ...deps, now: at, mailer: mailAdapter(), bounceWrites: tripBounceWrites }, mail),
  ),
  defineJob(LinkExpiries, ({ table, files }, company, link) => endLink(table, files(), company, link.token_hash)),
  defineJob(DeletedTrips, ({ table, files }, company, trip) => purgeTrip({ table, files: files() }, company, trip)),
  defineJob(LinkWork, ({ table, now, files }, company, work) =>
    finishLinkWork({ table, now, files: files() }, company, work),
  ),
  defineJob(Departures, ({ at, ...deps }, company, departure) =>
    checkDeparture({ ...deps, now: at }, company, departure),
  ),
  defineJob(DateMoves, ({ table, at }, company, move) => finishMove(table, company, move.trip_id, at)),
  defineJob(UnfinishedCopies, ({ table }, company, copy) => clearCopy(table, company, copy)),
  defineJob(CloudFiles, (tools, company, file) => forgetFile(kept(tools), company, file)),
  defineJob(CloudFolders, (tools, company, folder) => forgetFolder(kept(tools), company, folder)),
  defineJob(CloudRemains, (tools, company, remains) => removeRemains(kept(tools), company, remains)),
]);
