import { describePermission } from '@wayline/core/access/access';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Contract } from '@wayline/core/contract/contract';
import { findWithheld, type Held } from '@wayline/core/contract/permission-fields';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** What Lambda takes, less some room for the event around it. */
const MAX_BODY = 6_000_000;
/** More values than any record or import holds: reading them alone would keep a function busy for seconds. */
const MOST_VALUES = 100_000;
/** As many faults as somebody reads; thousands of wrong entries would make an answer too large to send. */
const MOST_ISSUES = 100;
const KEY_SHAPE = /^[\w.:-]{8,120}$/;

export const findHeader = (event: APIGatewayProxyEventV2, name: string): string | undefined => event.headers?.[name];

export const findBearerToken = (event: APIGatewayProxyEventV2): string | undefined =>
  /^Bearer ([\w.-]+)$/.exec(findHeader(event, 'authorization') ?? '')?.[1];

/**
 * Where a caller is. The content network writes it down last but one, before the gateway writes down the network itself; who calls the gateway
 * without it may name any address, so nothing that must hold is decided by this alone.
 */
export const findViewer = (event: APIGatewayProxyEventV2): string =>
  findHeader(event, 'x-forwarded-for')?.split(',').at(-2)?.trim() || (event.requestContext.http.sourceIp ?? '');

/** The key a client sends so that a repeated request has one effect; one of another shape is ignored. */
export const findIdempotencyKey = (event: APIGatewayProxyEventV2): string | undefined => {
  const key = findHeader(event, 'idempotency-key');
  return key && KEY_SHAPE.test(key) ? key : undefined;
};

/** Half of a letter that takes two (a lone surrogate) cannot be kept as text anywhere; it is shown as missing. */
const HALF_LETTER = /\\u[dD][89a-fA-F]/;
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** The body as it was sent, byte for byte: what a signature is made over. */
export const getRawBody = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

/** Whether a body holds too many values, however deep: looked at before anything is made of them. */
const isTooMany = (body: unknown): boolean => {
  const open = [body];
  for (let values = 0; open.length > 0; ) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inside.length;
    if (values > MOST_VALUES) return true;
    for (const one of inside) open.push(one);
  }
  return false;
};

const PAGE_FORM = /^application\/x-www-form-urlencoded\b/i;
const isPageForm = (contract: Contract, event: APIGatewayProxyEventV2): boolean =>
  contract.takesForms === true && PAGE_FORM.test(findHeader(event, 'content-type') ?? '');

const bodyOf = (contract: Contract, event: APIGatewayProxyEventV2): Result<unknown> => {
  if (!event.body) return ok({});
  if (event.body.length > MAX_BODY) return refuse('request.too_large', { params: { limit: '6 MB' } });
  const text = getRawBody(event);
  if (isPageForm(contract, event)) {
    const body = { fields: [...new URLSearchParams(text)] };
    return isTooMany(body) ? refuse('request.too_large', { params: { limit: '100,000 values' } }) : ok(body);
  }
  try {
    const body: unknown = HALF_LETTER.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
    return isTooMany(body) ? refuse('request.too_large', { params: { limit: '100,000 values' } }) : ok(body);
  } catch {
    return refuse('request.not_json');
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Path, query and body as the flat input the contract describes; the path wins, so an address cannot be overruled. Refuses
 * `access.denied` where a field is sent that the caller may not see.
 */
export const parseInput = <C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
  held: Held,
): Result<Record<string, unknown>> => {
  const fromBody: Result<unknown> =
    contract.method === 'POST' || contract.method === 'PUT' ? bodyOf(contract, event) : ok({});
  if (!fromBody.ok) return fromBody;
  if (!isObject(fromBody.value)) return refuse('request.not_json');
  const raw = { ...event.queryStringParameters, ...fromBody.value, ...event.pathParameters };
  const needsTrip = contract.input.shape.trip_id?.safeParse(undefined).success === false;
  const missingTrip = needsTrip && (raw.trip_id === undefined || raw.trip_id === '');
  if (missingTrip) return refuse('trip.missing_id');
  // Before the defaults are filled in: only what was sent is refused.
  const withheld = findWithheld(contract.input, raw, held);
  if (withheld) return refuse('access.denied', { params: { action: describePermission(withheld.permission) } });
  const parsed = contract.input.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const issues = parsed.error.issues.slice(0, MOST_ISSUES).map((i) => ({ path: i.path.join('.'), message: i.message }));
  const badAddress = issues.some((i) => event.pathParameters && i.path in event.pathParameters);
  return badAddress ? refuse('record.missing') : refuse('request.invalid', { issues });
};
