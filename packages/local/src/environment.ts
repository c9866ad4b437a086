import type { Fakes } from './fakes/aws-server';
import { ACCOUNT_CLIENT_ID } from './fakes/cognito/pool';
import { MAIL_CONFIGURATION_SET } from './fakes/mail/feedback';
import { formHeaders } from './gateway/security-headers';

export const TABLE_NAME = 'wayline';
export const FILES_BUCKET = 'wayline-files';
/** Whom every mail of local mode comes from. */
export const MAIL_FROM = 'Wayline <hello@wayline.test>';

type Places = { origin: string; database: string; standins: Fakes };

/** Tells the handlers of this process what a deployed function is told by its stack; `origin` and `database` are addresses. */
export const setEnvironment = ({ origin, database, standins }: Places) => {
  Object.assign(process.env, standins.env, {
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: database,
    TABLE_NAME,
    USER_POOL_ID: standins.poolId,
    CLIENT_ID: standins.clientId,
    ACCOUNT_CLIENT_ID,
    LOCAL_JWKS: JSON.stringify(standins.jwks),
    FILES_BUCKET,
    SEAL_KEY_ID: 'alias/wayline-seal',
    MAIL_FROM,
    MAIL_CONFIGURATION_SET,
    ORIGIN: origin,
    FRAMED_POLICY: formHeaders(standins.endpoints.S3)['content-security-policy'],
    WS_API_ENDPOINT: origin,
  });
};
