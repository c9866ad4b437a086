import { keepFigures } from '@wayline/core/bookings/keep-figures';
import { changesOf } from '@wayline/core/kernel/changes-of';
import { refuse } from '@wayline/core/kernel/result';
import { libraryContracts } from '@wayline/core/library/library.contract';
import { LibraryItems } from '@wayline/core/library/library.records';
import { LibraryDraft, toLibrary } from '@wayline/core/library/library-item';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { companyEvent } from '../booking-lists/company-booking-event';
import { endpoint } from '../kernel/endpoint';

const CHANGES = changesOf(LibraryDraft);

export const handler = endpoint(libraryContracts['book.library.update'], async ({ input, actor, deps, commit }) => {
  const { id, version, ...sent } = input;
  const before = await getRecord(deps.table, actor.company_id, LibraryItems, { id });
  if (!before) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale', { current: before });
  const kept = keepFigures(CHANGES, { sent, stored: before }, actor.permissions);
  if (!kept.ok) return kept;
  const changes = kept.value;
  const { created_by, created_at, ...draft } = before;
  const item = {
    ...toLibrary({ ...draft, ...changes }),
    ...{ id, created_by, created_at, updated_at: deps.now(), version: before.version + 1 },
  };
  return commit({
    writes: [writesFor(deps.table, actor.company_id).change(LibraryItems, before, item)],
    audit: { subject: id, action: 'library.changed', changes: { fields: Object.keys(changes) } },
    event: companyEvent(actor, id, `${actor.name} changed ${item.title} in the library`),
    answer: { item },
  });
});
