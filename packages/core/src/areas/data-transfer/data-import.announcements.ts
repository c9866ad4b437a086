import { countOf } from '../../base/plural';
import { type Announcer, announce, type Fact } from '../live/public';
import { importEnded, importWorked } from './data-import.events';

type Ended = Fact<typeof importEnded>;
const TITLES: Readonly<Record<Ended['state'], (ended: Ended) => string>> = {
  done: ({ file_name, created, filled }) =>
    `${file_name} imported: ${countOf(created, 'client')} added${filled > 0 ? `, ${filled} updated` : ''}`,
  failed: ({ file_name }) => `We couldn’t import ${file_name}`,
  taken_back: ({ file_name, removed }) => `Import of ${file_name} undone: ${countOf(removed, 'client')} removed`,
};

export const dataImportAnnouncers: readonly Announcer[] = [
  // Whoever started it is told, wherever they are by now.
  announce(importEnded, (f) => ({
    kind: 'profile_import_or_export',
    channels: [`user.${f.user_id}`],
    notify: [f.user_id],
    title: TITLES[f.state](f),
    ...(f.why && { body: f.why }),
    link: `/crm/clients/import/${f.id}`,
    entity_id: f.id,
  })),
  // Open lists are read again once, however many clients they were.
  announce(importWorked, (f) => ({
    kind: 'client_data_updated',
    channels: [`company.${f.company_id}`],
    entity_id: f.id,
  })),
];
