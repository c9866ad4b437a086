import { clock } from '../clock';
import { enrollIn } from '../demo/open-companies';
import { startFakes } from '../fakes/aws-server';
import { testSigningKey } from '../fakes/test-signing-key';
import { deliverCodes } from '../mails';
import { tokenMint } from './token-mint';

/** The stand-ins of Cognito, S3, KMS and mail; everyone is in the pool with the demo password. */
export const everyService = async (dataDir: string) => {
  const standins = await startFakes({
    dataDir,
    now: clock.now,
    deliverCodes,
    signingKey: testSigningKey(),
  });
  return {
    standins,
    mint: tokenMint(standins.pool.signer),
    env: standins.env,
    enroll: enrollIn(standins.pool),
    stop: standins.stop,
  };
};
