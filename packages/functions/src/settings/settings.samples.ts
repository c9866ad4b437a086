import type { settingsContracts } from '@wayline/core/areas/setting-pages/settings.contract';
import type { SamplesOf } from '../sweeps/samples-of';
import { SMALL_PNG } from '../sweeps/small-pictures';

export const SAMPLES = {
  'users.settings.get': () => ({ section: 'timezonecurrency' as const }),
  'users.settings.save': (p) => ({
    section: 'timezonecurrency' as const,
    version: p.settingVersion,
    value: { timezone: 'Europe/Lisbon', currency_code: 'EUR', time_format: '24 hr' },
  }),
  'users.logo.create': () => ({ image: SMALL_PNG }),
  'public.logo.get': (p) => ({ company: p.company, file: p.logo }),
} satisfies SamplesOf<typeof settingsContracts>;
