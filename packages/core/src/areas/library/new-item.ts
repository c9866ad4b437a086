import type { SignedCall } from '../../access/signed-call';
import type { Change } from '../../store/change';
import { LibraryItems } from './library.records';
import { type LibraryDraft, type LibraryItem, toLibrary } from './library-item';

type Call = Omit<SignedCall, 'commit'>;
/** The change that puts a draft into the library. */
export const toLibraryAddition = ({ actor, db, deps }: Call, draft: LibraryDraft): Change<{ item: LibraryItem }> => {
  const made = db.create(LibraryItems, { ...toLibrary(draft), id: deps.newId('library'), created_by: actor.name });
  return { writes: [made], answer: { item: made.after } };
};
