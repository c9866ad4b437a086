import * as z from 'zod';
import { type AnnouncementContent, type Cause, defineAnnounced } from '../live/public';
import { ClientId } from './client-id';

/** Open pages hear which client changed, and nothing of them: not everybody who hears it may see that client. */
const toClient = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'client_data_updated',
  channels: [`company.${company_id}`],
  entity_id,
});
const aboutOne = <N extends string>(name: N) =>
  defineAnnounced(`client.${name}`, { id: ClientId }, (f) => toClient(f, f.id));

export const clientEvents = {
  created: aboutOne('created'),
  changed: aboutOne('changed'),
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
};
/** Several clients were changed at once; lists that show any of them are read again. */
export const clientsChanged = defineAnnounced('clients.changed', { ids: z.array(ClientId) }, (f) =>
  toClient(f, f.ids.length === 1 ? String(f.ids[0]) : 'several'),
);
