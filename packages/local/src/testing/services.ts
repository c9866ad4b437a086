import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Enroll } from '../demo/open-companies';
import { MAIL_FROM } from '../environment';
import { ACCOUNT_CLIENT_ID } from '../fakes/cognito/pool';
import { MAIL_CONFIGURATION_SET } from '../fakes/mail/feedback';
import { formHeaders } from '../gateway/security-headers';
import { tokenMint } from './token-mint';

/** Where the stand-ins keep what they hold, in the folder of a test. */
export const STANDINS = 'standins';
const NOWHERE = 'http://127.0.0.1:9';

/** Tokens alone, for tests that neither sign in nor send mail, files or keys. */
const tokensOnly = () => ({
  standins: undefined,
  mint: tokenMint(),
  env: {},
  enroll: (() => randomUUID()) as Enroll,
  stop: async () => {},
});

/** What stands around the table in a test, and the settings that lead to it. The stand-ins and their mails load only where asked for. */
export const startServices = async (folder: string, all: boolean) => {
  const { env, ...services } = all
    ? await (await import('./every-service')).everyService(path.join(folder, STANDINS))
    : tokensOnly();
  const settings: Record<string, string> = {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    USER_POOL_ID: services.mint.poolId,
    CLIENT_ID: services.mint.clientId,
    ACCOUNT_CLIENT_ID,
    LOCAL_JWKS: JSON.stringify(services.mint.jwks),
    ORIGIN: 'http://localhost:3000',
    FRAMED_POLICY: formHeaders(NOWHERE)['content-security-policy'],
    WS_API_ENDPOINT: NOWHERE,
    SEAL_KEY_ID: 'alias/seal',
    FILES_BUCKET: 'files',
    MAIL_FROM,
    MAIL_CONFIGURATION_SET,
    ...env,
  };
  return { ...services, settings };
};
