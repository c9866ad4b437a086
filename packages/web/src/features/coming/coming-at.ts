import type { AppPath } from '@wayline/core/identity/routes';
import { pathAbove } from '@wayline/core/identity/routes-titles';
import { Settings2 } from 'lucide-react';
import { COMING_SETTINGS } from './coming-account';
import { COMING_AREAS, type Coming } from './coming-areas';

const settings: Partial<Record<AppPath, readonly [will: string, today: string]>> = COMING_SETTINGS;

/** What is said at an address that is not built yet: its own words, or those of the address above; undefined where there is a page. */
export const comingAt = (path: AppPath): Coming | undefined => {
  const setting = settings[path];
  if (setting) return { icon: Settings2, will: setting[0], today: setting[1] };
  const above = pathAbove(path);
  return COMING_AREAS[path] ?? (above && comingAt(above));
};
