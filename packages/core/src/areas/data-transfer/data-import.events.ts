import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineEvent } from '../../store/domain-event';
import { DataImportId } from '../clients/public-schemas';

/** An import came to its end. */
export const importEnded = defineEvent('import.ended', {
  id: DataImportId,
  user_id: UserId,
  file_name: z.string(),
  state: z.enum(['done', 'failed', 'taken_back']),
  /** Why it failed. */
  why: z.string().optional(),
  created: z.int(),
  filled: z.int(),
  removed: z.int(),
});
/** One run of an import wrote clients or took them back. */
export const importWorked = defineEvent('import.worked', { id: DataImportId });
