import type { Actor } from '@wayline/core/access/actor';
import { clientOrigin } from '@wayline/core/access/client-domain';
import { atLeast } from '@wayline/core/access/tiers';
import { getSectionAccess } from '@wayline/core/areas/settings/section-access';
import { domainMasking } from '@wayline/core/areas/settings/sections/domain';
import { setting } from '../kernel/environment';

/** The plan from which links show a name of the company's own; on a smaller one they go back to the product's. */
const NAMED_FROM = getSectionAccess(domainMasking).tier ?? 'Free';

/** The address that a client of this company is sent for a path. */
export const getClientUrl = ({ tier, company }: Pick<Actor, 'tier' | 'company'>, path: string): string => {
  const named = atLeast(tier, NAMED_FROM) ? company : {};
  return `${clientOrigin(named, setting('ORIGIN'), process.env.CLIENT_HOSTS)}${path}`;
};
