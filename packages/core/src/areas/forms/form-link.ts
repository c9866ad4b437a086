import * as z from 'zod';
import { TravelerId, TripId, UserId } from '../../base/ids';
import { Email, Instant } from '../../base/values';
import { ClientId } from '../clients/public-schemas';
import type { FormKind } from './form';
import { FormId, FormLinkId, SubmissionId } from './form-id';

/** The addresses under which forms open. Source: R-SHELL-029..033. */
export const FORM_ADDRESSES = [
  'traveler_update',
  'traveler_info_form',
  'traveler_request_form',
  'client_form',
  'trip_form',
] as const;
export type FormAddress = (typeof FORM_ADDRESSES)[number];

/** Which of them a form of each kind may be sent under, the usual one first. */
export const ADDRESSES_OF_KIND: Readonly<Record<FormKind, readonly [FormAddress, ...FormAddress[]]>> = {
  traveler_info: ['traveler_info_form', 'traveler_update', 'client_form'],
  trip_request: ['trip_form', 'traveler_request_form', 'client_form'],
  dynamic: ['client_form'],
};

/** The secret in a link to a form. */
export const FormToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Not a link of a form.');

/** How a client comes to a form: the token is known to the link alone, and kept hashed. */
export const FormLink = z.object({
  id: FormLinkId,
  form_id: FormId,
  token_hash: z.string(),
  address: z.enum(FORM_ADDRESSES),
  /** What the advisor calls it, such as where it is posted. */
  name: z.string().optional(),
  email: Email.optional(),
  /** Whom the answers are about, and with which trip they are kept. */
  client_id: ClientId.optional(),
  /** Clients it was about before they were merged, the last one last: a merge that is undone gives it back to them. */
  came_from: z.array(ClientId).default([]),
  trip_id: TripId.optional(),
  traveler_id: TravelerId.optional(),
  /** The page shows what the profile says already. Numbers of documents are never among it. */
  prefilled: z.boolean().default(false),
  /** Good for one answer. Whoever opens it again, on any device, goes on with that one. */
  single_use: z.boolean().default(false),
  /** The websites that may show its page among their own. */
  sites: z.array(z.string()).default([]),
  /** The answer that used it up. */
  used_by: SubmissionId.optional(),
  expires_at: Instant.optional(),
  revoked_at: Instant.optional(),
  created_by: UserId,
  created_by_name: z.string(),
  created_at: Instant,
});
export type FormLink = z.infer<typeof FormLink>;

/** The path a link has, and what is after it tells where the link was: `mail`, `link` or `embed`. */
export const getFormPath = (address: FormAddress, token: string, from?: 'mail' | 'link' | 'embed'): string => {
  const at = {
    traveler_update: `/form/traveler_update/${token}`,
    traveler_info_form: `/traveler_info_form/${token}`,
    traveler_request_form: `/traveler_request_form/${token}`,
    client_form: `/client_form/form/${token}`,
    trip_form: `/trip_form/${token}`,
  }[address];
  const takesSource = address !== 'traveler_update' && address !== 'client_form';
  return from && takesSource ? `${at}/${from}` : at;
};

/** Links of one form that work at a time. */
export const MAX_LINKS = 500;
