import { startFakes } from './aws-server';
import type { Deliver } from './cognito/pool';
import { LOCAL_CREDENTIALS, REGION } from './credentials';
import { testSigningKey } from './test-signing-key';

const NO_RETRIES = 1;

/** For tests: the stand-ins in memory (or in a folder), with a clock that can be moved and the codes that were mailed. */
export const startTestFakes = async (dataDir?: string) => {
  const mailed: Parameters<Deliver>[0][] = [];
  let moved = 0;
  const standins = await startFakes({
    dataDir,
    now: () => Date.now() + moved,
    deliverCodes: () => (mail) => void mailed.push(mail),
    signingKey: testSigningKey(),
  });
  const shared = { region: REGION, credentials: LOCAL_CREDENTIALS, maxAttempts: NO_RETRIES };
  return {
    ...standins,
    mailed,
    /** The last code mailed to somebody. */
    codeFor: (to: string) => mailed.findLast((mail) => mail.to === to)?.code ?? '',
    wait: (ms: number) => {
      moved += ms;
    },
    now: () => Date.now() + moved,
    /** What an SDK client of one of the services is made with. */
    options: (service: keyof typeof standins.endpoints) => ({ ...shared, endpoint: standins.endpoints[service] }),
  };
};
export type TestFakes = Awaited<ReturnType<typeof startTestFakes>>;
