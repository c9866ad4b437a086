import * as z from 'zod';
import { UserId } from '../../base/ids';
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

/** Somebody sent a form in. Source: R-ACC-006. */
export const formReceived = defineAnnounced(
  'form.received',
  { form_id: FormId, id: SubmissionId, form_name: z.string(), sender: z.string(), notify: z.array(UserId) },
  (f) => ({
    kind: 'received_form',
    channels: [`company.${f.company_id}`],
    notify: f.notify,
    title: f.sender ? `${f.sender} sent ${f.form_name}` : `New answers to ${f.form_name}`,
    link: getSubmissionPath(f.form_id, f.id),
    entity_id: f.id,
  }),
);
