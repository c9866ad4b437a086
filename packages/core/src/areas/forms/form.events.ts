import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineAnnounced } from '../live/public';
import { FormId, SubmissionId } from './form-id';
import { getSubmissionPath } from './form-paths';

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
