/** What a deployed function is told by its stack, told to the handlers of this process. */
export type LocalSettings = {
  origin: string;
  table: string;
  databaseEndpoint: string;
  standins: Record<string, string>;
  jwks: unknown;
  poolId: string;
  clientId: string;
  publicClientId: string;
  cognito: string;
};

export const TABLE_NAME = 'wayline';
export const FILES_BUCKET = 'wayline-files';

export const setEnvironment = (s: LocalSettings) => {
  Object.assign(process.env, s.standins, {
    AWS_ENDPOINT_URL_DYNAMODB: s.databaseEndpoint,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: s.databaseEndpoint,
    TABLE_NAME: s.table,
    USER_POOL_ID: s.poolId,
    CLIENT_ID: s.clientId,
    PUBLIC_CLIENT_ID: s.publicClientId,
    TOKEN_URL: `${s.cognito}/oauth2/token`,
    LOCAL_JWKS: JSON.stringify(s.jwks),
    FILES_BUCKET,
    SEAL_KEY_ID: 'alias/wayline-seal',
    MAIL_FROM: 'Wayline <hello@wayline.test>',
    ORIGIN: s.origin,
    WS_API_ENDPOINT: s.origin,
  });
};
