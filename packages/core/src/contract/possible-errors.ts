import type { ErrorCode } from '../base/errors';
import { type Contract, isWrite, pathNames } from './contract';

const ALWAYS: readonly ErrorCode[] = [
  'request.invalid',
  'request.not_json',
  'request.too_large',
  'record.too_large',
  'busy',
  'unexpected',
];

const ofAccess = ({ access }: Contract): ErrorCode[] => {
  if (access.kind === 'public') return [];
  if (access.kind === 'public_token') return ['public.wrong_credentials'];
  return [
    'session.missing',
    'session.ended',
    'access.denied',
    'api_key.refused',
    'api_key.scope',
    'agency.not_open',
    'agency.read_only',
    'request.too_many',
    ...(access.tier ? (['access.tier'] as const) : []),
    ...(access.flag ? (['access.flag'] as const) : []),
    ...(access.owner ? (['company.owner_only'] as const) : []),
  ];
};

/** Every code an endpoint may refuse with: what the kernel says of any call like it, and what its contract names. */
export const getPossibleErrors = (contract: Contract): ReadonlySet<ErrorCode> =>
  new Set([
    ...ALWAYS,
    ...ofAccess(contract),
    ...(isWrite(contract) ? (['request.key_reused', 'company.closing'] as const) : []),
    ...(pathNames(contract.path).length > 0 ? (['record.missing'] as const) : []),
    ...('trip_id' in contract.input.shape ? (['trip.missing_id'] as const) : []),
    ...(contract.errors ?? []),
  ]);
