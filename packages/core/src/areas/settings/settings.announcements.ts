import { type Announcer, announce, refreshSettings } from '../live/public';
import { settingSaved } from './settings.events';

export const settingsAnnouncers: readonly Announcer[] = [
  announce(settingSaved, (f) => ({
    ...refreshSettings(f.section)(f),
    ...(f.user_id && { channels: [`user.${f.user_id}`] }),
  })),
];
