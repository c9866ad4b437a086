import type { AreaRecords } from '../../store/area-records';
import { SENT_MAIL_BACKFILL } from './sent-mail-backfill';

export const MESSAGING_RECORDS: AreaRecords = { backfills: [SENT_MAIL_BACKFILL] };
