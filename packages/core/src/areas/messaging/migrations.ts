import type { Migrations } from '../../store/reindex';
import { SENT_MAIL_BACKFILL } from './sent-mail-backfill';

export const MESSAGING_MIGRATIONS: Migrations = { backfills: [SENT_MAIL_BACKFILL] };
