import { withoutEntry } from '@wayline/core/areas/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import { settingSaved } from '@wayline/core/areas/settings/settings.events';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import { bookingTypes } from '@wayline/core/areas/trip/settings/booking-types';
import { supplierTypes } from '@wayline/core/areas/trip/settings/supplier-types';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

const SECTIONS = { Suppliers: supplierTypes, Booking: bookingTypes } as const;

/** Source: R-SHELL-253. */
export const handler = endpoint(
  sharedLookupsContracts['misc.service-types.delete'],
  ({ input: { id, category_type }, actor, db, deps, commit }) =>
    retryOnConflict(async () => {
      const section = SECTIONS[category_type];
      const { key } = settingKey(section, actor.user_id);
      const kept = await db.get(Settings, key, true);
      const { entries: before } = parseSetting<typeof section.schema>(section, kept);
      const entries = withoutEntry(before, id);
      if (!entries) return refuse('record.missing');
      const parsed = section.schema.safeParse({ entries });
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ message }) => ({ path: 'id', message }));
        return refuse('request.invalid', { issues });
      }
      const now = { value: parsed.data, updated_at: deps.now(), updated_by: actor.name };
      return commit({
        writes: [
          kept ? db.change(Settings, kept, { ...kept, ...now }) : db.insert(Settings, { ...key, ...now, version: 1 }),
        ],
        audit: { subject: `settings.${section.name}`, changes: { removed: id } },
        events: [settingSaved({ section: section.name })],
        answer: { status: 'success' as const },
      });
    }),
);
