import * as z from 'zod';
import { EncryptedText } from '../../base/encrypted-text';
import { Instant, Version } from '../../base/values';
import { record } from '../../store/record';
import { RecentSave } from './own-saves';

/** What a company or a user has saved of a section. `owner` is `company` or a user's id; `sealed` holds the encrypted fields. */
export const Settings = record({
  name: 'setting',
  schema: z.object({
    owner: z.string(),
    section: z.string(),
    value: z.record(z.string(), z.unknown()),
    sealed: z.record(z.string(), EncryptedText).optional(),
    version: Version,
    updated_at: Instant,
    updated_by: z.string(),
    recent: z.array(RecentSave).optional(),
  }),
  key: ['owner', 'section'],
  partition: (k) => ['SETTINGS', k.owner],
  sort: (k) => [k.section],
});
