import { tripBounceWrites } from '@wayline/core/areas/trip/reminders/mail-bounces';
import { ACCOUNTING_JOBS } from '../accounting/scheduled-jobs';
import { CLIENT_JOBS } from '../clients/scheduled-jobs';
import { FORM_JOBS } from '../forms/scheduled-jobs';
import { INSTITUTION_JOBS } from '../institutions/scheduled-jobs';
import type { JobHandlers } from '../kernel/job';
import { LIBRARY_JOBS } from '../library/scheduled-jobs';
import { messagingJobs } from '../messaging/scheduled-jobs';
import { NOTIFICATION_JOBS } from '../notifications/scheduled-jobs';
import { TRIP_JOBS } from '../trip/scheduled-jobs';
import { waitingFacts } from './waiting-facts';

/** What waits for its time every day, by the name of its record, and what is done with it then: one line for each area. */
export const SCHEDULED_JOBS: JobHandlers = new Map([
  ...TRIP_JOBS,
  ...NOTIFICATION_JOBS,
  ...messagingJobs(tripBounceWrites),
  ...LIBRARY_JOBS,
  ...CLIENT_JOBS,
  ...INSTITUTION_JOBS,
  ...FORM_JOBS,
  ...ACCOUNTING_JOBS,
  ...waitingFacts(({ later }) => !later),
]);
