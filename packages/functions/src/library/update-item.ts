import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { LibraryDraft, toLibrary } from '@wayline/core/areas/library/library-item';
import { keepFigures } from '@wayline/core/areas/trip/bookings/keep-figures';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { toChangeSchema } from '@wayline/core/contract/change-schema';
import { endpoint } from '../kernel/endpoint';

const CHANGES = toChangeSchema(LibraryDraft);

export const handler = endpoint(libraryContracts['book.library.update'], async ({ input, actor, db, deps, commit }) => {
  const { id, version, ...sent } = input;
  const seen = await db.getSeen(LibraryItems, { id }, version);
  if (!seen.ok) return seen;
  const before = seen.value;
  const kept = keepFigures(CHANGES, { sent, stored: before }, actor.permissions);
  if (!kept.ok) return kept;
  const { created_by, created_at, ...draft } = before;
  const after = toLibrary({ ...draft, ...kept.value });
  const linked = await linkSupplier(db, { before, after }, deps.now().slice(0, 10));
  if (!linked.ok) return linked;
  const saved = db.save(LibraryItems, before, { ...linked.value, id, created_by, created_at });
  return commit({ writes: [saved], answer: { item: saved.after } });
});
