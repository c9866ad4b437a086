import * as z from 'zod';
import { TripId, UserId } from '../../base/ids';
import { ClientId } from '../clients/public-schemas';
import { type AnnouncementContent, type Cause, defineAnnounced } from '../live/public';
import { FormId, FormTypeId, SubmissionId } from './form-id';
import { getSubmissionPath } from './form-paths';

/** Lists and pages of forms read again; nobody is told. */
const toForms = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'received_form',
  channels: [`company.${company_id}`],
  entity_id,
});
const aboutForm = <N extends string>(name: N) =>
  defineAnnounced(`form.${name}`, { id: FormId }, (f) => toForms(f, f.id));
export const formEvents = {
  created: aboutForm('created'),
  changed: aboutForm('changed'),
  published: aboutForm('published'),
  closed: aboutForm('closed'),
  deleted: aboutForm('deleted'),
  restored: aboutForm('restored'),
  link_made: aboutForm('link_made'),
  link_revoked: aboutForm('link_revoked'),
};
const aboutAnswers = <N extends string>(name: N) =>
  defineAnnounced(`submission.${name}`, { form_id: FormId, id: SubmissionId }, (f) => toForms(f, f.id));
export const submissionEvents = {
  accepted: aboutAnswers('accepted'),
  decided: aboutAnswers('decided'),
  trip_made: aboutAnswers('trip_made'),
};
export const formTypesChanged = defineAnnounced('form.types_changed', { id: FormTypeId }, (f) => toForms(f, f.id));

/** Whose answers they are: who does not see the trip or the client hears nothing of them. */
const About = z.object({ trip_id: TripId.optional(), client_id: ClientId.optional() });

/** Somebody sent a form in. Source: R-ACC-006. */
export const formReceived = defineAnnounced(
  'form.received',
  {
    form_id: FormId,
    id: SubmissionId,
    form_name: z.string(),
    sender: z.string(),
    /** Facts that were written before it do not say it: then nobody is named, as everybody hears it. */
    about: About.optional(),
    notify: z.array(UserId),
  },
  (f) => ({
    kind: 'received_form',
    channels: [`company.${f.company_id}`],
    notify: f.notify,
    title: f.about && f.sender ? `${f.sender} sent ${f.form_name}` : `New answers to ${f.form_name}`,
    link: getSubmissionPath(f.form_id, f.id),
    entity_id: f.id,
    ...f.about,
  }),
);
