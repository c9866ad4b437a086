import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { libraryEvents } from '@wayline/core/areas/library/library.events';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { LibraryDraft, toLibrary } from '@wayline/core/areas/library/library-item';
import { keepFigures } from '@wayline/core/areas/trip/bookings/keep-figures';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { refuse } from '@wayline/core/base/result';
import { toChangeSchema } from '@wayline/core/contract/change-schema';
import { endpoint } from '../kernel/endpoint';

const CHANGES = toChangeSchema(LibraryDraft);

export const handler = endpoint(libraryContracts['book.library.update'], async ({ input, actor, db, deps, commit }) => {
  const { id, version, ...sent } = input;
  const before = await db.get(LibraryItems, { id });
  if (!before) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale', { current: before });
  const kept = keepFigures(CHANGES, { sent, stored: before }, actor.permissions);
  if (!kept.ok) return kept;
  const changes = kept.value;
  const now = deps.now();
  const { created_by, created_at, ...draft } = before;
  const linked = await linkSupplier(db, { before, after: toLibrary({ ...draft, ...changes }) }, now.slice(0, 10));
  if (!linked.ok) return linked;
  const item = {
    ...linked.value,
    ...{ id, created_by, created_at, updated_at: now, version: before.version + 1 },
  };
  return commit({
    writes: [db.change(LibraryItems, before, item)],
    audit: { subject: id, changes: { fields: Object.keys(changes) } },
    events: [libraryEvents.changed(item)],
    answer: { item },
  });
});
