import { getEndpointPath } from '@wayline/core/contract/contract';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { API_COUNT } from '../edge/api-number.js';
import { LINK_GONE_HANDLER } from '../functions';
import { lambdaForContract } from '../lambda-for-contract';
import type { Operation } from './assign-stacks';

/** An operation with the plan of its function. */
export type Endpoint = Operation & ReturnType<typeof lambdaForContract>;

/** The numbers of the APIs that share all routes, from 1. */
export const API_NUMBERS: readonly number[] = Array.from({ length: API_COUNT }, (_, index) => index + 1);

/** The area of an endpoint: the folder of its handler. */
const getArea = (handler: string) => handler.slice(0, handler.indexOf('/'));

/** What a withdrawn or mistyped link shows; CloudFront asks for it when no published page is found. */
export const LINK_GONE: Endpoint = {
  id: 'link-gone',
  area: getArea(LINK_GONE_HANDLER),
  method: 'GET',
  address: '/published/{proxy+}',
  handler: LINK_GONE_HANDLER,
  needs: {},
};

/** Everything that has a route, in the order of the contracts. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ALL_CONTRACTS.map((contract) => ({
    id: contract.id,
    area: getArea(contract.handler),
    method: contract.method,
    address: getEndpointPath(contract),
    ...lambdaForContract(contract),
  })),
  LINK_GONE,
];
