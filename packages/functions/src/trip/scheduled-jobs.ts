import { purgeTrip } from '@wayline/core/areas/trip/history/purge-trip';
import { endLink, LinkExpiries } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { sendReminder } from '@wayline/core/areas/trip/reminders/send-reminder';
import { checkDeparture } from '@wayline/core/areas/trip/trip-check/check-departure';
import { DateMoves } from '@wayline/core/areas/trip/trips/dates/date-move.records';
import { finishMove } from '@wayline/core/areas/trip/trips/dates/run-move';
import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import { Returns } from '@wayline/core/areas/trip/trips/journeys/return.records';
import { settleReturn } from '@wayline/core/areas/trip/trips/journeys/settle-return';
import { LinkWork } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { finishLinkWork } from '@wayline/core/areas/trip/trips/lifecycle/settle-links';
import { clearCopy, UnfinishedCopies } from '@wayline/core/areas/trip/trips/lifecycle/unfinished-copy';
import { Departures } from '@wayline/core/areas/trip/trips/trip.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { filesAdapter } from '../files/files-adapter';
import { defineJob } from '../kernel/job';
import { renderForShare } from './itinerary/render-for-share';
import { reminderMail } from './reminders/reminder-mail';

export const TRIP_JOBS = [
  defineJob(Reminders, ({ at, ...deps }, company, reminder) =>
    sendReminder({ ...deps, now: at, compose: reminderMail }, company, reminder),
  ),
  defineJob(LinkExpiries, ({ table }, company, link) => endLink(table, filesAdapter(), company, link.token_hash)),
  defineJob(DeletedTrips, ({ table }, company, trip) => purgeTrip({ table, files: filesAdapter() }, company, trip)),
  defineJob(LinkWork, ({ table, now }, company, work) =>
    finishLinkWork({ db: tenantDb(table, company), now, files: filesAdapter(), renderForShare }, work),
  ),
  defineJob(Departures, ({ at, ...deps }, company, departure) =>
    checkDeparture({ ...deps, now: at }, company, departure),
  ),
  defineJob(Returns, ({ table, at }, company, back) => settleReturn({ table, now: at }, company, back)),
  defineJob(DateMoves, ({ table, at }, company, move) => finishMove(tenantDb(table, company), move.trip_id, at)),
  defineJob(UnfinishedCopies, ({ table }, company, copy) => clearCopy(tenantDb(table, company), copy)),
];
