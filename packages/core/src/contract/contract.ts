import type * as z from 'zod';
import type { Needs } from '../access/access';
import type { KeyScope } from '../access/api-keys';
import type { Permission } from '../access/permissions';
import type { ErrorCode } from '../base/errors';
import { uniqueTable } from '../base/unique-table';

/** The services of the spec. A service is the beginning of an address, `/services/<service>`, and nothing else of how we deploy. */
export type Service = 'users' | 'trips' | 'book' | 'crm' | 'misc' | 'messaging' | 'public' | 'lookups';

export type Access = { kind: 'public' } | { kind: 'public_token' } | ({ kind: 'signed_in' } & Needs);

/** The adapters a handler may reach besides the table; its deployed rights follow from this list. */
export type Adapter =
  | 'identity'
  | 'mail'
  | 'files'
  | 'uploads'
  | 'file_links'
  | 'realtime'
  | 'seal'
  | 'rates'
  | 'names'
  | 'payments'
  | 'online';

/**
 * The one description of an endpoint. Handler validation, deployed and local route, typed web client, OpenAPI and the
 * sweeps are made from it. `id` is the call's id in the spec; `handler` is its file in packages/functions/src.
 * Input is flat: names in braces come from the path, the rest from the query (GET, DELETE) or the JSON body.
 */
export type Contract = {
  id: string;
  service: Service;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handler: string;
  summary: string;
  access: Access;
  /** What its handler decides by more than `access`: whose record it is, or what the call would do. It may refuse somebody whom `access` lets in. */
  decides?: string;
  /** Permissions that no contract's access names, and that its handler decides by. */
  decidesBy?: readonly Permission[];
  /** What an API key must be allowed for this call; no key opens a call that names none. */
  keyScope?: KeyScope;
  /** Open to the owner of the agency above, who reads a sub-agency: reads alone, and nothing that opens files or what is encrypted. */
  viewableByParent?: true;
  /** Still works while the company's account is being closed, although it writes. */
  whileClosing?: true;
  input: z.ZodObject;
  output: z.ZodType;
  uses?: readonly Adapter[];
  errors?: readonly ErrorCode[];
  /** A media type other than JSON; the output is then a `FileAnswer`, with a status where it is not 200. */
  produces?: string;
  /** Other websites may show its page among theirs: those in the `content_policy` of its output. */
  framed?: true;
  /** Its body may be what a browser sends of a page's form; the input then has `fields`, the name and value of each. */
  takesForms?: true;
  /** Answers 302 to the `location` of its output, for what a browser opens without the app. */
  redirects?: true;
  /** Writes nothing twice: the kernel demands no idempotency key of reads and of calls that are idempotent by nature. */
  effect?: 'read' | 'write';
};

type Unknown<T, Known extends PropertyKey> = { [K in Exclude<keyof T, Known>]: never };
/** A contract as it is written; a property that no contract has does not compile. */
export const contract = <const C extends Contract>(
  c: C & Unknown<C, keyof Contract> & { access: Unknown<C['access'], 'kind' | keyof Needs> },
): C => c;

export type InputOf<C extends Contract> = z.input<C['input']>;
export type ParsedInputOf<C extends Contract> = z.output<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;

/** The address of an endpoint on the one origin, with its names in braces. */
export const getEndpointPath = (c: Pick<Contract, 'service' | 'path'>) => `/services/${c.service}${c.path}`;
/** Names in braces in a path: `/api/v1/trips/{id}` has `id`. */
export const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string);
export const isWrite = (c: Contract) => c.effect === 'write' || (c.effect === undefined && c.method !== 'GET');

export type ById<T extends readonly Contract[]> = { [C in T[number] as C['id']]: C };
/** A table of contracts by id; two contracts of one id would be a mistake and throw at load. */
export const byId = <const T extends readonly Contract[]>(...contracts: T): ById<T> =>
  uniqueTable('contracts', 'id', contracts) as ById<T>;
