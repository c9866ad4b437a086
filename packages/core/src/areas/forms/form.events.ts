import * as z from 'zod';
import { TripId, UserId } from '../../base/ids';
import { defineEvent, defineEvents } from '../../store/domain-event';
import { ClientId } from '../clients/public-schemas';
import { FormId, FormTypeId, SubmissionId } from './form-id';

export const formEvents = defineEvents('form', { id: FormId }, [
  'created',
  'changed',
  'published',
  'closed',
  'deleted',
  'restored',
  'link_made',
  'link_revoked',
]);
/** What was sent in is in the history of its form. */
const SUBMISSION = { form_id: FormId, id: SubmissionId };
const findForm = ({ form_id }: { form_id: FormId }) => form_id;
export const submissionEvents = defineEvents('submission', SUBMISSION, ['accepted', 'decided', 'trip_made'], findForm);
export const formTypesChanged = defineEvent('form.types_changed', { id: FormTypeId });

/** Whose answers they are: who does not see the trip or the client hears nothing of them. */
const About = z.object({ trip_id: TripId.optional(), client_id: ClientId.optional() });
/** Somebody sent a form in. Source: R-ACC-006. */
export const formReceived = defineEvent(
  'form.received',
  {
    ...SUBMISSION,
    form_name: z.string(),
    sender: z.string(),
    /** Facts that were written before it do not say it. */
    about: About.optional(),
    notify: z.array(UserId),
  },
  findForm,
);
