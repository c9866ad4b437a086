import path from 'node:path';
import { clock } from '../clock';
import { DEMO_PASSWORD } from '../demo/people';
import { deliverCodes } from '../mails';
import { startStandins } from '../standins/aws-server';
import type { Enroll } from './populate';
import { tokenMint } from './token-mint';

/** The stand-ins of Cognito, S3, KMS and mail; everyone is in the pool with the demo password. */
export const everyService = async (folder: string) => {
  const standins = await startStandins({ dataDir: path.join(folder, 'standins'), now: clock.now, deliverCodes });
  const enroll: Enroll = ({ email, first_name, last_name }) =>
    standins.pool.create(email, DEMO_PASSWORD, { name: `${first_name} ${last_name}` }, 'CONFIRMED').sub;
  return {
    standins,
    mint: tokenMint(standins.pool.signer),
    env: standins.env,
    tokenUrl: `${standins.endpoint}/oauth2/token`,
    enroll,
    stop: async () => void (await standins.stop()),
  };
};
