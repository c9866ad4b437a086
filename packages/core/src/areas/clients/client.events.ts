import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineEvent, defineEvents } from '../../store/domain-event';
import { ClientId, DataImportId } from './client-id';

const CLIENT = { id: ClientId };
/** `import_id` where an import did it, which open pages hear of as a whole (`import.worked`). */
const BY_IMPORT = { import_id: DataImportId.optional() };
export const clientEvents = {
  ...defineEvents('client', { ...CLIENT, ...BY_IMPORT }, ['created', 'changed']),
  ...defineEvents('client', CLIENT, [
    'deleted',
    'restored',
    'purged',
    // Another profile was merged into this one.
    'merged',
    'merge_undone',
    'document_added',
    'document_changed',
    'document_removed',
    'consent_given',
    'consent_withdrawn',
    'note_added',
    'note_changed',
    'note_removed',
    'file_added',
    'file_removed',
    'household_changed',
    'change_undone',
  ]),
};
/** Several clients were changed at once. */
export const clientsChanged = defineEvent(
  'clients.changed',
  { ids: z.array(ClientId), ...BY_IMPORT },
  ({ ids }) => ids,
);
/** Somebody looks at one encrypted number after another. */
export const numbersRevealed = defineEvent('client.numbers_revealed', { owner: UserId, count: z.int() });
