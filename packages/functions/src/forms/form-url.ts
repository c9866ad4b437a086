import type { Actor } from '@wayline/core/access/actor';
import { clientOrigin } from '@wayline/core/access/client-domain';
import { atLeast } from '@wayline/core/access/tiers';
import { type FormLink, getFormPath } from '@wayline/core/areas/forms/form-link';
import { getSection } from '@wayline/core/areas/setting-pages/sections';
import { getSectionAccess } from '@wayline/core/areas/settings/section';
import { setting } from '../kernel/environment';

/** The plan from which links show a name of the company's own. */
const NAMED_FROM = getSectionAccess(getSection('domain_masking')).tier ?? 'Free';

/** The address of a form that its link alone tells, under the company's own name where it has one. */
export const getFormUrl = (actor: Actor, { address, email, sites }: FormLink, token: string): string => {
  const named = atLeast(actor.tier, NAMED_FROM) ? actor.company : {};
  const from = sites.length > 0 ? 'embed' : email && 'mail';
  const path = getFormPath(address, token, from || undefined);
  return `${clientOrigin(named, setting('ORIGIN'), process.env.CLIENT_HOSTS)}${path}`;
};
