import * as z from 'zod';
import { prefixOf } from '../base/id-shape';
import { Instant } from '../base/values';
import { record } from './record';

/** What has a history of its own, by the beginnings of its ids. */
const WITH_OWN_HISTORY = [
  'trip',
  'client',
  'institution',
  'invoice',
  'payment',
  'client_credit',
  'supplier_payment',
  'deposit_slip',
].map((kind) => `${prefixOf(kind)}_`);
/**
 * Where the entries about something are: those of a trip, a client, an institution, an invoice, a payment, a credit or a deposit slip in a partition of it, which goes with it; all others in one of
 * the company, by time, so that they are found after what they are about is gone.
 */
export const getAuditPartition = (subject: string): readonly string[] =>
  WITH_OWN_HISTORY.some((prefix) => subject.startsWith(prefix)) ? ['AUDIT', subject] : ['AUDIT'];

/** Who did what to which record, kept for good; of a trip, as long as there is anything of the trip. */
export const Audits = record({
  name: 'audit',
  schema: z.object({
    id: z.string(),
    subject: z.string(),
    action: z.string(),
    actor_id: z.string(),
    request_id: z.string(),
    /** The API key by which a program did it in the actor's name. */
    api_key: z.object({ id: z.string(), name: z.string() }).optional(),
    changes: z.record(z.string(), z.unknown()).optional(),
    /** The record that was changed, with the name it had then. */
    about: z.object({ kind: z.string(), id: z.string(), name: z.string() }).optional(),
    /** Its fields that changed, as they were and as they became; encrypted ones are never here. */
    diff: z
      .array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))
      .optional(),
    at: Instant,
  }),
  key: ['subject', 'id'],
  partition: (k) => getAuditPartition(k.subject),
  sort: (k) => [k.id],
});

export type Audit = z.infer<typeof Audits.schema>;
