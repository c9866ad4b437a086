import type { Adapter } from '@wayline/core/contract/contract';
import type { Needs } from './rights';
import type { StageOutputs } from './stage-outputs';

/** Every setting a function may be given. */
export const SETTINGS = [
  'NODE_ENV',
  'ORIGIN',
  'PROVIDER_NAME',
  'WAYLINE_VERSION',
  'TABLE_NAME',
  'USER_POOL_ID',
  'CLIENT_ID',
  'ACCOUNT_CLIENT_ID',
  'FILES_BUCKET',
  'SEAL_KEY_ID',
  'MAIL_FROM',
  'WS_API_ENDPOINT',
  'RATES_URL',
  'CLIENT_HOSTS',
  'FRAMED_POLICY',
  'STRIPE_KEYS',
  'SUPPORT_CHAT',
  'MAIL_CONFIGURATION_SET',
] as const;
type Setting = (typeof SETTINGS)[number];
type FunctionEnvironment = Partial<Record<Setting, string>>;

/** Just the settings a function's needs call for: what it cannot reach it is not told the name of. */
export const getFunctionEnvironment = (needs: Needs, at: StageOutputs): FunctionEnvironment => {
  const perAdapter: Record<Adapter, FunctionEnvironment> = {
    identity: {
      USER_POOL_ID: at.userPoolId,
      CLIENT_ID: at.clientId,
      ACCOUNT_CLIENT_ID: at.accountClientId,
    },
    files: { FILES_BUCKET: at.filesBucket },
    uploads: { FILES_BUCKET: at.filesBucket },
    file_links: { FILES_BUCKET: at.filesBucket },
    seal: { SEAL_KEY_ID: at.sealKeyArn },
    rates: { RATES_URL: at.ratesUrl },
    names: {},
    payments: { STRIPE_KEYS: at.stripeKeys.name },
    online: {},
    mail: { MAIL_FROM: `${at.providerName} <${at.mailFrom}>` },
    realtime: at.live ? { WS_API_ENDPOINT: at.live.endpoint } : {},
  };
  return {
    NODE_ENV: 'production',
    ORIGIN: at.origin,
    PROVIDER_NAME: at.providerName,
    WAYLINE_VERSION: at.version,
    ...(at.clientHosts && { CLIENT_HOSTS: at.clientHosts }),
    ...(needs.framed && { FRAMED_POLICY: at.framedPolicy }),
    ...(needs.table && { TABLE_NAME: at.tableName }),
    ...(needs.chat && at.supportChat && { SUPPORT_CHAT: at.supportChat.name }),
    ...(needs.mailFeedback && { MAIL_CONFIGURATION_SET: at.mailConfigurationSet }),
    ...(needs.verifies && { USER_POOL_ID: at.userPoolId, CLIENT_ID: at.clientId }),
    ...Object.assign({}, ...(needs.uses ?? []).map((name) => perAdapter[name])),
  };
};
