import type { Actor } from '@wayline/core/access/actor';
import { libraryEvents } from '@wayline/core/areas/library/library.events';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { type LibraryDraft, type LibraryItem, toLibrary } from '@wayline/core/areas/library/library-item';
import type { Change } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';

/** The change that puts a draft into the library. */
export const toLibraryAddition = (actor: Actor, deps: Deps, draft: LibraryDraft): Change<{ item: LibraryItem }> => {
  const now = deps.now();
  const item = {
    ...toLibrary(draft),
    id: deps.newId('library'),
    created_by: actor.name,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  return {
    writes: [tenantDb(deps.table, actor.company_id).insert(LibraryItems, item)],
    audit: { subject: item.id },
    events: [libraryEvents.added(item)],
    answer: { item },
  };
};
