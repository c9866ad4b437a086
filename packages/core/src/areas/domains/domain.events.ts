import * as z from 'zod';
import { defineAnnounced, refreshSettings } from '../live/public';

export const domainChecked = defineAnnounced(
  'domain.checked',
  { host_name: z.string(), state: z.string().optional() },
  refreshSettings('domain'),
);
