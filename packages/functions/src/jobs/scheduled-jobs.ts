import { relayAgain } from '@wayline/core/areas/live/relay';
import { tripBounceWrites } from '@wayline/core/areas/trip/reminders/mail-bounces';
import { SUBSCRIBERS } from '@wayline/core/subscribers';
import { CLIENT_JOBS } from '../clients/scheduled-jobs';
import { FORM_JOBS } from '../forms/scheduled-jobs';
import { INSTITUTION_JOBS } from '../institutions/scheduled-jobs';
import { defineJob, type JobHandlers } from '../kernel/job';
import { LIBRARY_JOBS } from '../library/scheduled-jobs';
import { messagingJobs } from '../messaging/scheduled-jobs';
import { NOTIFICATION_JOBS } from '../notifications/scheduled-jobs';
import { socketsAdapter } from '../notifications/sockets-adapter';
import { TRIP_JOBS } from '../trip/scheduled-jobs';

const WAITING_FACTS = SUBSCRIBERS.map((subscriber) =>
  defineJob(subscriber.waiting, (deps, _company, { event }) =>
    relayAgain({ ...deps, sockets: socketsAdapter() }, subscriber, event),
  ),
);

/** What waits for its time every day, by the name of its record, and what is done with it then: one line for each area. */
export const SCHEDULED_JOBS: JobHandlers = new Map([
  ...TRIP_JOBS,
  ...NOTIFICATION_JOBS,
  ...messagingJobs(tripBounceWrites),
  ...LIBRARY_JOBS,
  ...CLIENT_JOBS,
  ...INSTITUTION_JOBS,
  ...FORM_JOBS,
  ...WAITING_FACTS,
]);
