import { type AnnouncementContent, type Announcer, announce, announceAll, type Cause } from '../live/public';
import { institutionEvents, institutionsChanged } from './institution.events';

/** Open pages hear which institution changed; the whole company may see it. */
const toInstitution = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'institution_data_updated',
  channels: [`company.${company_id}`],
  entity_id,
});

export const institutionAnnouncers: readonly Announcer[] = [
  ...announceAll(institutionEvents, (f) => toInstitution(f, f.id)),
  // Lists that show any of them are read again.
  announce(institutionsChanged, (f) => toInstitution(f, f.ids.length === 1 ? String(f.ids[0]) : 'several')),
];
