import { mayCall } from '@wayline/core/access/access';
import { refuse } from '@wayline/core/access/access-errors';
import { type Actor, getFieldPermissions } from '@wayline/core/access/actor';
import { actorFor } from '@wayline/core/access/actor-cache';
import { AGENCY_HEADER } from '@wayline/core/access/agency-header';
import { type ApiKey, KEY_MARK } from '@wayline/core/access/api-keys';
import { resolveReadOnlyActor } from '@wayline/core/access/read-only-actor';
import { scopeTable } from '@wayline/core/access/scoped-table';
import { log } from '@wayline/core/base/log';
import { ok, type Refusal, type Result } from '@wayline/core/base/result';
import type { Adapter, Contract, OutputOf, ParsedInputOf } from '@wayline/core/contract/contract';
import { isWrite } from '@wayline/core/contract/contract';
import { type Held, omitByName, omitWithheld } from '@wayline/core/contract/permission-fields';
import { checkAllowedWhileClosing } from '@wayline/core/contract/while-closing';
import { withCapacityMeter } from '@wayline/core/store/capacity-meter';
import { type CommitContext, type Committer, committer, replayAnswer } from '@wayline/core/store/commit';
import { BadCursor } from '@wayline/core/store/cursor';
import { commitContext, type Deps } from '@wayline/core/store/deps';
import { TooLarge } from '@wayline/core/store/limits';
import { type TenantDb, tenantDb } from '@wayline/core/store/tenant-db';
import { isPassing, TransactionCanceledException } from '@wayline/core/store/transact';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { fileAnswer, jsonAnswer, redirectAnswer, refusalAnswer } from './answer';
import { admitKey } from './api-key-admit';
import { compressAnswer } from './compress-answer';
import { type AdapterMakers, type AdaptersOf, baseDeps } from './deps';
import { recordRefusal, recordRequest } from './metrics';
import { findBearerToken, findHeader, findIdempotencyKey, findViewer, getRawBody, parseInput } from './request';
import { KeysUnavailable, verifyAccessToken } from './verify-token';

export type RequestInfo = {
  id: string;
  token: string | undefined;
  session: string | undefined;
  /** The address on the internet that it came from, for those who count tries. */
  from: string;
  /** The body as it came and the signature over it, for callers who sign what they send. */
  signed: () => { body: string; signature: string };
};
type Kind<C extends Contract> = C['access']['kind'];
type DepsFor<C extends Contract> = Deps & AdaptersOf<C['uses']>;

/**
 * What a use case is given: parsed input, its side effects, and, where the contract asks for a sign-in, the actor, their company's part of the
 * table, and a committer; where it asks for a public token, what that token opens.
 */
export type Call<C extends Contract, Page = unknown> = {
  input: ParsedInputOf<C>;
  deps: DepsFor<C>;
  request: RequestInfo;
} & (Kind<C> extends 'signed_in'
  ? { actor: Actor; db: TenantDb; commit: Committer }
  : Kind<C> extends 'public_token'
    ? { page: Page }
    : unknown);
export type UseCase<C extends Contract, Page = unknown> = (call: Call<C, Page>) => Promise<Result<OutputOf<C>>>;
/** What a public token opens, said by the area whose links it is made from; a refusal lets nobody in. */
export type PageOpener<Page> = (deps: Deps, token: string) => Promise<Result<Page>>;

type Caller = { actor?: Actor; token?: string | undefined; session?: string; key?: ApiKey; page?: unknown };

/** Whoever brings a public token that opens something. Source: R-SHELL-240. */
const admitPage = async (
  token: string | undefined,
  deps: Deps,
  opener: PageOpener<unknown> | undefined,
): Promise<Result<Caller>> => {
  const opened = token && opener ? await opener(deps, token) : undefined;
  return opened?.ok ? ok({ token, page: opened.value }) : refuse('public.wrong_credentials');
};

/** Who calls, when the contract's access lets them in. */
const admit = async (
  contract: Contract,
  event: APIGatewayProxyEventV2,
  deps: Deps,
  opener: PageOpener<unknown> | undefined,
): Promise<Result<Caller>> => {
  const { access } = contract;
  if (access.kind === 'public') return ok({});
  const token = findBearerToken(event);
  if (access.kind === 'public_token') return admitPage(token, deps, opener);
  if (!token) return refuse('session.missing');
  const agency = findHeader(event, AGENCY_HEADER);
  if (token.startsWith(KEY_MARK))
    return agency === undefined
      ? admitKey(contract, token, event.requestContext.http.sourceIp, deps)
      : refuse('agency.not_open');
  const claims = await verifyAccessToken(token);
  const actor = claims && (await actorFor(claims, deps));
  if (!claims || !actor) return refuse('session.ended');
  const stands = agency === undefined ? ok(actor) : await resolveReadOnlyActor(contract, actor, agency, deps);
  if (!stands.ok) return stands;
  const allowed = mayCall(access, stands.value);
  if (!allowed.ok) return allowed;
  const open = checkAllowedWhileClosing(contract, stands.value);
  return open.ok ? ok({ actor: stands.value, token, session: claims.session }) : open;
};

/** What whoever looks into a sub-agency is given to write with: a read that would write is refused as any write is. */
const onlyLooks =
  ({ company }: Actor): Committer =>
  async () =>
    refuse('agency.read_only', { params: { name: company.company_name } });

/** Surprises of the table that have a sentence of their own. */
const expectedThrow = (error: unknown): Refusal | undefined => {
  if (error instanceof TooLarge) return refuse('record.too_large');
  if (error instanceof BadCursor)
    return refuse('request.invalid', { issues: [{ path: 'cursor', message: 'This page no longer exists.' }] });
  // Nothing is known of the token, so nobody may be sent away for it.
  if (error instanceof KeysUnavailable) return refuse('busy');
  // One that can't ever succeed is no busy moment: to send it again would be in vain.
  if (error instanceof TransactionCanceledException) return isPassing(error) ? refuse('busy') : undefined;
  const name = error instanceof Error ? error.name : '';
  return /Throttl|ProvisionedThroughput|TransactionInProgress/.test(name) ? refuse('busy') : undefined;
};

/** What the kernel remembers of a call: whose it is for the log, and what its caller may be shown. */
type Seen = { company_id?: string; held?: Held };
const NOTHING: Held = new Set();

/**
 * The handler of one contract. It parses the input, checks access, runs the use case, parses the output, so that nothing outside
 * the contract leaves, nor a field that the caller lacks the permission for, and answers a refusal with its sentence. A repeated idempotency key gets the first answer again.
 * A contract for public tokens needs an `opener`; without one nobody gets in.
 */
export const endpoint = <C extends Contract, Page = unknown>(
  contract: C,
  run: UseCase<C, Page>,
  makers?: AdapterMakers<C['uses']>,
  opener?: PageOpener<Page>,
) => {
  let adapters: Partial<Record<Adapter, unknown>> | undefined;
  const depsNow = () => {
    adapters ??= Object.fromEntries(
      Object.entries(makers ?? {}).map(([name, make]) => [name, (make as () => unknown)()]),
    );
    return { ...baseDeps(), ...adapters } as DepsFor<C>;
  };

  const serve = async (event: APIGatewayProxyEventV2, seen: Seen): Promise<Result<unknown>> => {
    const all = depsNow();
    const caller = await admit(contract, event, all, opener);
    if (!caller.ok) return caller;
    const { actor, token, session, key: by, page } = caller.value;
    const deps = actor ? { ...all, table: scopeTable(all.table, actor, all.now()) } : all;
    seen.held = actor && getFieldPermissions(actor);
    const input = parseInput(contract, event, seen.held ?? NOTHING);
    if (!input.ok) return input;
    const signed = () => ({ body: getRawBody(event), signature: findHeader(event, 'stripe-signature') ?? '' });
    const request: RequestInfo = {
      id: event.requestContext.requestId,
      token,
      session,
      from: findViewer(event),
      signed,
    };
    const base = { input: input.value, deps, request };
    if (!actor) return run({ ...base, ...(page !== undefined && { page }) } as Call<C, Page>);
    seen.company_id = actor.company_id;
    const key = isWrite(contract) ? findIdempotencyKey(event) : undefined;
    const who = by ? `${actor.user_id}.${by.id}` : actor.user_id;
    const { company_id: company, user_id: actor_id, name: actor_name } = actor;
    const context: CommitContext = {
      ...commitContext(deps, { company, actor_id, actor_name, request_id: request.id }),
      ...(by && { api_key: { id: by.id, name: by.name } }),
      ...(key && { idempotency: { key: `${who}.${contract.id}.${key}`, input: input.value } }),
    };
    const commit = actor.looks_from ? onlyLooks(actor) : committer(context);
    const db = tenantDb(deps.table, company);
    const outcome = await run({ ...base, actor, db, commit } as unknown as Call<C, Page>);
    return outcome.ok ? outcome : ((await replayAnswer(context)) ?? outcome);
  };

  const attempt = async (event: APIGatewayProxyEventV2, seen: Seen): Promise<APIGatewayProxyStructuredResultV2> => {
    const request_id = event.requestContext.requestId;
    try {
      const outcome = await serve(event, seen);
      const held = seen.held ?? NOTHING;
      if (!outcome.ok) {
        recordRefusal(outcome, { request_id, company_id: seen.company_id });
        return refusalAnswer({ ...outcome, current: omitByName(outcome.current, held) }, request_id);
      }
      const value = omitWithheld(contract.output, contract.output.parse(outcome.value), held);
      if (contract.redirects) return redirectAnswer(value as { location: string });
      return contract.produces ? fileAnswer(contract.produces, value as { body: string }) : jsonAnswer(value);
    } catch (error) {
      const refusal = expectedThrow(error);
      if (refusal) return refusalAnswer(refusal, request_id);
      log.error('surprise', error, { request_id, endpoint: contract.id, company_id: seen.company_id });
      return refusalAnswer(refuse('unexpected'), request_id);
    }
  };

  return (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
    withCapacityMeter(async (ledger) => {
      const started = performance.now();
      const seen: Seen = {};
      const answer = compressAnswer(event, await attempt(event, seen));
      recordRequest({
        request_id: event.requestContext.requestId,
        endpoint: contract.id,
        status: answer.statusCode ?? 200,
        company_id: seen.company_id,
        duration: Math.round((performance.now() - started) * 100) / 100,
        ledger,
      });
      return answer;
    });
};
