import { apiKeysContracts } from '@wayline/core/areas/people/api-keys.contract';
import { ok } from '@wayline/core/base/result';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { toOpenApi } from '@wayline/core/openapi';
import { endpoint } from '../kernel/endpoint';

let made: string | undefined;
/** The description of every endpoint, for who writes a program. Made once per container. */
export const handler = endpoint(apiKeysContracts['public.openapi.get'], async () => {
  made ??= JSON.stringify(toOpenApi(ALL_CONTRACTS, process.env.WAYLINE_VERSION ?? 'development'));
  return ok({ body: made });
});
