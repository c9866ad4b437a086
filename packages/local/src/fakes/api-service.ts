import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from '../read-body';
import { operations } from './cognito/operations';
import { POOL_ID } from './cognito/pool';
import type { UserPool } from './cognito/user-pool';
import { type Operation, parseServiceInput } from './input';
import { keyService } from './kms/kms';
import type { Outbox } from './mail/outbox';
import { sendEmail } from './mail/ses';
import { publish, sendTextMessage, snsRefusal } from './mail/sms';
import { secretService } from './secrets/secrets';
import { ServiceError } from './service-error';
import type { Store } from './store';

const KEYS = '/.well-known/jwks.json';
/** A service of the JSON protocol: its operations, and the name under which it refuses a malformed request. */
type Service = { operations: Record<string, Operation>; malformed: string };
/** What the services have: users, mails, master keys, and secrets by their names. */
type Kept = { pool: UserPool; box: Outbox; keys: Store; secrets: ReadonlyMap<string, string> };
type Wire = { status: number; headers: Record<string, string>; body: string };

const json = (status: number, body: object, headers: Record<string, string> = {}): Wire => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
  body: JSON.stringify(body),
});
const xml = (status: number, body: string): Wire => ({ status, headers: { 'content-type': 'text/xml' }, body });

const own = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const known = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  console.error(error);
  return new ServiceError('InternalErrorException', 'Something went wrong here.', 500);
};
const refusal = (error: unknown): Wire => {
  const { status, code, message } = known(error);
  return json(status, { __type: code, message }, { 'x-amzn-errortype': code });
};
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw new ServiceError('SerializationException', 'The request is not JSON.');
  }
};

/** All services but S3 behind one address; which one is meant shows in the target header or the path. */
export const apiService = ({ pool, box, keys, secrets }: Kept) => {
  const services: Record<string, Service> = {
    AWSCognitoIdentityProviderService: { operations: operations(pool), malformed: 'InvalidParameterException' },
    TrentService: { operations: keyService(keys), malformed: 'ValidationException' },
    secretsmanager: { operations: secretService(secrets), malformed: 'ValidationException' },
    PinpointSMSVoiceV2: {
      operations: { SendTextMessage: (input) => sendTextMessage(box, input) },
      malformed: 'ValidationException',
    },
  };

  const byTarget = (target: string, body: unknown): object | Promise<object> => {
    const [service = '', name = ''] = target.split('.');
    const asked = own(services, service);
    const run = asked && own(asked.operations, name);
    if (!run) throw new ServiceError('UnknownOperationException', `${target} is not simulated locally.`);
    return run(parseServiceInput(body, asked.malformed));
  };
  const bySns = (text: string): Wire => {
    try {
      return xml(200, publish(box, new URLSearchParams(text)));
    } catch (error) {
      const refused = known(error);
      return xml(refused.status, snsRefusal(refused));
    }
  };
  const answer = async (request: IncomingMessage, path: string): Promise<Wire> => {
    const text = await readText(request);
    const target = request.headers['x-amz-target'];
    if (typeof target === 'string') return json(200, await byTarget(target, parsed(text)));
    if (path === '/v2/email/outbound-emails')
      return json(200, sendEmail(box, parseServiceInput(parsed(text), 'BadRequestException')));
    if (path === KEYS || path === `/${POOL_ID}${KEYS}`)
      return json(200, pool.signer.jwks, { 'content-type': 'application/json' });
    if (path === '/' && request.method === 'POST' && text.includes('Action=')) return bySns(text);
    throw new ServiceError('UnknownOperationException', `${request.method} ${path} is not simulated locally.`, 404);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://local');
    const { status, headers, body } = await answer(request, url.pathname).catch(refusal);
    response.writeHead(status, headers).end(body);
  };
};
