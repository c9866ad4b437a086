import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { getContractNeeds, type Needs } from './rights';

/**
 * What every function needs, by its handler (`trip/trips/get-trip`). Plain data, and no construct comes with it: the stacks make roles of it, and
 * local mode and the tests hold every call of a function against the same rights.
 */

/** What runs without a request. */
export const JOB_NEEDS = {
  'jobs/deliver-events': { table: 'write', stream: true, uses: ['realtime'] },
  'jobs/send-mail': { table: 'write', stream: true, uses: ['mail'] },
  'jobs/due-work': { table: 'write', indexes: ['due'], uses: ['mail', 'files', 'realtime'], writes: true },
  'jobs/long-work': {
    table: 'write',
    whole: true,
    indexes: ['due', 'list'],
    uses: ['mail', 'files', 'identity', 'payments', 'realtime', 'rates', 'seal', 'online'],
    writes: true,
    accounts: [
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminUpdateUserAttributes',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
  },
  'jobs/mail-feedback': { table: 'write', mailFeedback: true },
  'jobs/pre-sign-up': { table: 'read' },
  'jobs/after-deployment': { table: 'write', uses: ['realtime'] },
} as const satisfies Record<string, Needs>;

const keepsSockets: Needs = { table: 'write' };
/** What answers messages of open sockets. */
export const SOCKET_NEEDS = {
  'sockets/connect': { ...keepsSockets, verifies: 'user' },
  'sockets/disconnect': keepsSockets,
  'sockets/default': {},
  'sockets/join': keepsSockets,
  'sockets/leave': keepsSockets,
  'sockets/here': keepsSockets,
  'sockets/ping': {},
} as const satisfies Record<string, Needs>;

/** What a withdrawn or mistyped link shows. */
export const LINK_GONE_HANDLER = 'trip/itinerary/link-gone';

/** Every function that is deployed. */
export const FUNCTIONS: ReadonlyMap<string, Needs> = new Map<string, Needs>([
  ...ALL_CONTRACTS.map((contract) => [contract.handler, getContractNeeds(contract)] as const),
  ...Object.entries(SOCKET_NEEDS),
  ...Object.entries(JOB_NEEDS),
  [LINK_GONE_HANDLER, {}],
]);
