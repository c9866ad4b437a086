import { type AnnouncementContent, type Announcer, announce, announceAll, type Cause } from '../live/public';
import { formEvents, formReceived, formTypesChanged, submissionEvents } from './form.events';
import { getSubmissionPath } from './form-paths';

/** Lists and pages of forms read again; nobody is told. */
const toForms = (f: Cause & { id: string }): AnnouncementContent => ({
  kind: 'received_form',
  channels: [`company.${f.company_id}`],
  entity_id: f.id,
});

export const formAnnouncers: readonly Announcer[] = [
  ...announceAll(formEvents, toForms),
  ...announceAll(submissionEvents, toForms),
  announce(formTypesChanged, toForms),
  announce(formReceived, (f) => ({
    kind: 'received_form',
    channels: [`company.${f.company_id}`],
    notify: f.notify,
    // A fact that does not say whose answers they are names nobody, as everybody hears it.
    title: f.about && f.sender ? `${f.sender} sent ${f.form_name}` : `New answers to ${f.form_name}`,
    link: getSubmissionPath(f.form_id, f.id),
    entity_id: f.id,
    ...f.about,
  })),
];
