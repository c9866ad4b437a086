import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { operations } from './cognito/operations';
import { CLIENT_ID, type Deliver, POOL_ID, PUBLIC_CLIENT, userPool } from './cognito/pool';
import { publicTokens } from './cognito/public-tokens';
import { LOCAL_CREDENTIALS, REGION } from './credentials';
import { keyService } from './kms/kms';
import { outbox } from './mail/outbox';
import { sendEmail, sendSms } from './mail/ses';
import { s3Service } from './s3/s3-service';
import { ServiceError } from './service-error';
import { fileStore } from './store';

type Options = { dataDir: string; now: () => number; deliverCodes: (box: ReturnType<typeof outbox>) => Deliver };

const listen = async (serve: RequestListener) => {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
};

const readText = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', ...headers }).end(JSON.stringify(body));

/** The services of AWS that Wayline uses, on this machine: each speaks its own protocol to the unmodified SDK. */
export const startStandins = async ({ dataDir, now, deliverCodes }: Options) => {
  const box = outbox(path.join(dataDir, 'outbox.jsonl'), now);
  const pool = userPool(fileStore(path.join(dataDir, 'users')), now, deliverCodes(box));
  const cognito = operations(pool, now);
  const kms = keyService(fileStore(path.join(dataDir, 'keys')));

  const answer = async (request: IncomingMessage): Promise<object> => {
    const text = await readText(request);
    const target = String(request.headers['x-amz-target'] ?? '');
    const [service = '', name = ''] = target.split('.');
    const route = (request.url ?? '/').split('?')[0];
    if (route === '/oauth2/token') return publicTokens(pool.signer, now)(request, text);
    if (route === '/v2/email/outbound-emails') return sendEmail(box, JSON.parse(text));
    const input = JSON.parse(text || '{}');
    if (name === 'SendTextMessage') return sendSms(box, input.DestinationPhoneNumber, input.MessageBody);
    const run = service === 'TrentService' ? kms[name] : service.startsWith('AWSCognito') ? cognito[name] : undefined;
    if (!run) throw new ServiceError('UnknownOperationException', `${target || route} is not simulated locally.`);
    return run(input);
  };
  const api = await listen((request, response) => {
    answer(request).then(
      (body) => json(response, 200, body),
      (error: unknown) => {
        const known =
          error instanceof ServiceError
            ? error
            : new ServiceError('InternalErrorException', 'Something went wrong here.', 500);
        if (!(error instanceof ServiceError)) console.error(error);
        json(
          response,
          known.status,
          { __type: known.code, message: known.message },
          { 'x-amzn-errortype': known.code },
        );
      },
    );
  });
  const s3 = await listen(s3Service(path.join(dataDir, 'files'), now));

  return {
    env: {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: api.endpoint,
      AWS_ENDPOINT_URL_SESV2: api.endpoint,
      AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2: api.endpoint,
      AWS_ENDPOINT_URL_KMS: api.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
    },
    endpoint: api.endpoint,
    jwks: pool.signer.jwks,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    publicClient: PUBLIC_CLIENT,
    box,
    pool,
    stop: () => Promise.all([api.stop(), s3.stop()]),
  };
};
export type Standins = Awaited<ReturnType<typeof startStandins>>;
