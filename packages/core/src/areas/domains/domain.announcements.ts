import { type Announcer, announce, refreshSettings } from '../live/public';
import { domainChecked } from './domain.events';

export const domainAnnouncers: readonly Announcer[] = [announce(domainChecked, refreshSettings('domain'))];
