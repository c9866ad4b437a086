import * as z from 'zod';
import { UserId } from '../../base/ids';
import { type AnnouncementContent, type Cause, defineAnnounced } from '../live/public';
import { ClientId, DataImportId } from './client-id';

/** Open pages hear which client changed, and nothing of them: not everybody who hears it may see that client. */
const toClient = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'client_data_updated',
  channels: [`company.${company_id}`],
  entity_id,
});
const aboutOne = <N extends string>(name: N) =>
  defineAnnounced(`client.${name}`, { id: ClientId }, (f) => toClient(f, f.id));
type ByImport = { import_id?: DataImportId | undefined };
/** Of an import open pages hear as a whole (`import.worked`): what it does to each of thousands of clients is a fact that no page is sent. */
const quietly = ({ import_id }: ByImport, content: AnnouncementContent): AnnouncementContent =>
  import_id ? { ...content, channels: [] } : content;
const aboutOneOrQuiet = <N extends string>(name: N) =>
  defineAnnounced(`client.${name}`, { id: ClientId, import_id: DataImportId.optional() }, (f) =>
    quietly(f, toClient(f, f.id)),
  );

export const clientEvents = {
  created: aboutOneOrQuiet('created'),
  changed: aboutOneOrQuiet('changed'),
  deleted: aboutOne('deleted'),
  restored: aboutOne('restored'),
  purged: aboutOne('purged'),
  /** Another profile was merged into this one. */
  merged: aboutOne('merged'),
  merge_undone: aboutOne('merge_undone'),
  document_added: aboutOne('document_added'),
  document_changed: aboutOne('document_changed'),
  document_removed: aboutOne('document_removed'),
  consent_given: aboutOne('consent_given'),
  consent_withdrawn: aboutOne('consent_withdrawn'),
  note_added: aboutOne('note_added'),
  note_changed: aboutOne('note_changed'),
  note_removed: aboutOne('note_removed'),
  file_added: aboutOne('file_added'),
  file_removed: aboutOne('file_removed'),
  household_changed: aboutOne('household_changed'),
  change_undone: aboutOne('change_undone'),
};
/** Several clients were changed at once; lists that show any of them are read again. */
export const clientsChanged = defineAnnounced(
  'clients.changed',
  { ids: z.array(ClientId), import_id: DataImportId.optional() },
  (f) => quietly(f, toClient(f, f.ids.length === 1 ? String(f.ids[0]) : 'several')),
);

/** The owner hears that somebody looks at one encrypted number after another. */
export const numbersRevealed = defineAnnounced(
  'client.numbers_revealed',
  { owner: UserId, count: z.int() },
  (f): AnnouncementContent => ({
    kind: 'settings_updated',
    channels: [`user.${f.owner}`],
    notify: [f.owner],
    title: 'Many document numbers viewed',
    body: `${f.actor} viewed ${f.count} document numbers or passwords within an hour. Each one is in the history of its client.`,
    link: '/crm/clients',
    entity_id: f.company_id,
  }),
);
