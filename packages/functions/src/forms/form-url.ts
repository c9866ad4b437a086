import type { Actor } from '@wayline/core/access/actor';
import { type FormLink, getFormPath } from '@wayline/core/areas/forms/form-link';
import { getClientUrl } from '../domains/client-url';

/** The address of a form, with the token that its link alone tells. */
export const getFormUrl = (actor: Actor, { address, email, sites }: FormLink, token: string): string => {
  const from = email ? 'mail' : undefined;
  return getClientUrl(actor, getFormPath(address, token, sites.length > 0 ? 'embed' : from));
};
