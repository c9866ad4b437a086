import { type AnnouncementContent, type Announcer, announce, announceAll, type Cause } from '../live/public';
import { clientEvents, clientsChanged, numbersRevealed } from './client.events';
import type { DataImportId } from './client-id';

/** Open pages hear which client changed, and nothing of them: not everybody who hears it may see that client. */
const toClient = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'client_data_updated',
  channels: [`company.${company_id}`],
  entity_id,
});
type ByImport = { import_id?: DataImportId | undefined };
/** Of an import open pages hear as a whole (`import.worked`): what it does to each of thousands of clients is a fact that no page is sent. */
const quietly = ({ import_id }: ByImport, content: AnnouncementContent): AnnouncementContent =>
  import_id ? { ...content, channels: [] } : content;

const { created, changed, ...others } = clientEvents;
export const clientAnnouncers: readonly Announcer[] = [
  ...announceAll({ created, changed }, (f) => quietly(f, toClient(f, f.id))),
  ...announceAll(others, (f) => toClient(f, f.id)),
  // Lists that show any of them are read again.
  announce(clientsChanged, (f) => quietly(f, toClient(f, f.ids.length === 1 ? String(f.ids[0]) : 'several'))),
  announce(numbersRevealed, (f) => ({
    kind: 'settings_updated',
    channels: [`user.${f.owner}`],
    notify: [f.owner],
    title: 'Many document numbers viewed',
    body: `${f.actor} viewed ${f.count} document numbers or passwords within an hour. Each one is in the history of its client.`,
    link: '/crm/clients',
    entity_id: f.company_id,
  })),
];
