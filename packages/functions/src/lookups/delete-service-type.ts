import { refuse } from '@wayline/core/kernel/result';
import { withoutEntry } from '@wayline/core/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { settingKey, settingOf } from '@wayline/core/settings/read-setting';
import { SECTIONS } from '@wayline/core/settings/sections';
import { Settings } from '@wayline/core/settings/settings.records';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';

const SECTION_OF = { Suppliers: 'supplier_types', Booking: 'booking_types' } as const;

/** Source: R-SHELL-253. */
export const handler = endpoint(
  sharedLookupsContracts['misc.service-types.delete'],
  ({ input: { id, category_type }, actor, deps, commit }) =>
    decideAgain(async () => {
      const section = SECTION_OF[category_type];
      const { key } = settingKey(section, actor.user_id);
      const kept = await getRecord(deps.table, actor.company_id, Settings, key, true);
      const entries = withoutEntry(settingOf(section, kept).entries, id);
      if (!entries) return refuse('record.missing');
      const parsed = SECTIONS[section].schema.safeParse({ entries });
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ message }) => ({ path: 'id', message }));
        return refuse('request.invalid', { issues });
      }
      const now = { value: parsed.data, updated_at: deps.now(), updated_by: actor.name };
      const w = writesFor(deps.table, actor.company_id);
      return commit({
        writes: [
          kept ? w.change(Settings, kept, { ...kept, ...now }) : w.insert(Settings, { ...key, ...now, version: 1 }),
        ],
        audit: { subject: `settings.${section}`, action: 'settings.saved', changes: { removed: id } },
        event: { kind: 'settings_updated', channels: [`company.${actor.company_id}`], entity_id: section },
        answer: { status: 'success' as const },
      });
    }),
);
