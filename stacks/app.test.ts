import { environment } from './checks/environment';
import { nag } from './checks/nag';
import { policies } from './checks/policies';
import { rights } from './checks/rights';
import { roles } from './checks/roles';
import { routes } from './checks/routes';
import { state } from './checks/state';
import { synthesise } from './checks/synth';
import { watching } from './checks/watching';
import { web } from './checks/web';

/** One synthesis for all: it is the slow part. */
const deployed = await synthesise();
for (const check of [routes, rights, roles, environment, state, policies, watching, web, nag]) check(deployed);
