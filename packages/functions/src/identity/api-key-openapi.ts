import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { apiKeysContracts } from '@wayline/core/identity/api-keys.contract';
import { openApiOf } from '@wayline/core/kernel/openapi';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';

let made: string | undefined;
/** The description of every endpoint, for who writes a program. Made once per container. */
export const handler = endpoint(apiKeysContracts['public.openapi.get'], async () => {
  made ??= JSON.stringify(openApiOf(ALL_CONTRACTS, process.env.WAYLINE_VERSION ?? 'development'));
  return ok({ body: made });
});
