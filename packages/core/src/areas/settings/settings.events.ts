import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineAnnounced, refreshSettings } from '../live/public';

/** `user_id` is whose setting it is, where it is not one of the company. */
export const settingSaved = defineAnnounced(
  'settings.saved',
  { section: z.string(), user_id: UserId.optional() },
  (f) => ({
    ...refreshSettings(f.section)(f),
    ...(f.user_id && { channels: [`user.${f.user_id}`] }),
  }),
);
