import { AsyncLocalStorage } from 'node:async_hooks';
import { FUNCTIONS } from '../../../../stacks/functions';
import { listFunctionRights, type Right } from '../../../../stacks/rights';
import { interceptClients } from '../intercept-clients';
import { listCommandPermissions } from './command-permissions';
import { targetsHere } from './names';
import { type Ask, covers } from './rights-cover';

/** What AWS answers to a function whose role does not allow what it asks for. */
export class NotAllowed extends Error {
  override name = 'AccessDeniedException';
  readonly $fault = 'client';
  readonly $metadata = { httpStatusCode: 403 };
  constructor(
    readonly role: string,
    readonly ask: Ask,
  ) {
    super(`${role} is not authorized to perform ${ask.action} on ${ask.resource}.`);
  }
}

type Role = { name: string; rights: readonly Right[]; refused: NotAllowed[] };
const current = new AsyncLocalStorage<Role>();
/** What each function has asked AWS for, in this process. */
const asked = new Map<string, Set<string>>();

const roleOf = (name: string): Role => {
  const needs = FUNCTIONS.get(name);
  if (!needs) throw new Error(`No function called ${name} is deployed.`);
  return { name, rights: listFunctionRights(needs, targetsHere()), refused: [] };
};

const refusalOf = (command: string, input: object): NotAllowed | undefined => {
  const role = current.getStore();
  if (!role) return undefined;
  const asks = listCommandPermissions(command, input);
  for (const { action, resource } of asks) asked.get(role.name)?.add(`${action} ${resource}`);
  const missing = asks.find((ask) => !covers(role.rights, ask));
  if (!missing) return undefined;
  const refusal = new NotAllowed(role.name, missing);
  role.refused.push(refusal);
  return refusal;
};

/** From now on what a function asks AWS for is held against its role; what stands there later may change it. */
export const enforceRoles = () => interceptClients(refusalOf);

type Handler<A extends unknown[], T> = (...args: A) => Promise<T>;
type Options = {
  /** Hears of what was refused while the function ran, whatever the function made of it. */
  refused: (refusals: readonly NotAllowed[]) => void;
};

/** A function with the rights that its deployed role has: what they do not cover is refused, as AWS refuses it. */
export const inRole = <A extends unknown[], T>(
  name: string,
  handler: Handler<A, T>,
  { refused }: Options,
): Handler<A, T> => {
  enforceRoles();
  return async (...args) => {
    const role = roleOf(name);
    if (!asked.has(name)) asked.set(name, new Set());
    try {
      return await current.run(role, () => handler(...args));
    } finally {
      if (role.refused.length > 0) refused(role.refused);
    }
  };
};

/** Every function that is deployed, by its handler. */
export const FUNCTION_NAMES: readonly string[] = [...FUNCTIONS.keys()];

/** What was asked of AWS in this process so far, by function: `dynamodb:GetItem arn:...`. */
export const askedSoFar = (): ReadonlyMap<string, ReadonlySet<string>> => asked;
