import * as z from 'zod';
import { UserId } from '../../base/ids';
import { countOf } from '../../base/plural';
import { DataImportId } from '../clients/public';
import { type AnnouncementContent, defineAnnounced } from '../live/public';

const ENDS = ['done', 'failed', 'taken_back'] as const;
type End = (typeof ENDS)[number];
type Ended = { file_name: string; state: End; created: number; filled: number; removed: number };

const TITLES: Readonly<Record<End, (ended: Ended) => string>> = {
  done: ({ file_name, created, filled }) =>
    `${file_name} imported: ${countOf(created, 'client')} added${filled > 0 ? `, ${filled} updated` : ''}`,
  failed: ({ file_name }) => `We couldn’t import ${file_name}`,
  taken_back: ({ file_name, removed }) => `Import of ${file_name} undone: ${countOf(removed, 'client')} removed`,
};

/** An import came to its end: whoever started it is told, wherever they are by now. */
export const importEnded = defineAnnounced(
  'import.ended',
  {
    id: DataImportId,
    user_id: UserId,
    file_name: z.string(),
    state: z.enum(ENDS),
    /** Why it failed. */
    why: z.string().optional(),
    created: z.int(),
    filled: z.int(),
    removed: z.int(),
  },
  (f): AnnouncementContent => ({
    kind: 'profile_import_or_export',
    channels: [`user.${f.user_id}`],
    notify: [f.user_id],
    title: TITLES[f.state](f),
    ...(f.why && { body: f.why }),
    link: `/crm/clients/import/${f.id}`,
    entity_id: f.id,
  }),
);

/** One run of an import wrote clients or took them back: open lists are read again once, however many they were. */
export const importWorked = defineAnnounced(
  'import.worked',
  { id: DataImportId },
  (f): AnnouncementContent => ({
    kind: 'client_data_updated',
    channels: [`company.${f.company_id}`],
    entity_id: f.id,
  }),
);
