import type { SignedCall } from '../../access/signed-call';
import type { Change } from '../../store/commit';
import { libraryEvents } from './library.events';
import { LibraryItems } from './library.records';
import { type LibraryDraft, type LibraryItem, toLibrary } from './library-item';

type Call = Omit<SignedCall, 'commit'>;
/** The change that puts a draft into the library. */
export const toLibraryAddition = ({ actor, db, deps }: Call, draft: LibraryDraft): Change<{ item: LibraryItem }> => {
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
    writes: [db.insert(LibraryItems, item)],
    audit: { subject: item.id },
    events: [libraryEvents.added(item)],
    answer: { item },
  };
};
