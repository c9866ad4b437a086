import * as z from 'zod';
import { type AnnouncementContent, type Cause, defineAnnounced } from '../live/public';
import { InstitutionId } from './institution-id';

/** Open pages hear which institution changed; the whole company may see it. */
const toInstitution = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'institution_data_updated',
  channels: [`company.${company_id}`],
  entity_id,
});
const aboutOne = <N extends string>(name: N) =>
  defineAnnounced(`institution.${name}`, { id: InstitutionId }, (f) => toInstitution(f, f.id));

export const institutionEvents = {
  created: aboutOne('created'),
  changed: aboutOne('changed'),
  members_changed: aboutOne('members_changed'),
};
/** Several institutions were changed at once; lists that show any of them are read again. */
export const institutionsChanged = defineAnnounced('institutions.changed', { ids: z.array(InstitutionId) }, (f) =>
  toInstitution(f, f.ids.length === 1 ? String(f.ids[0]) : 'several'),
);
