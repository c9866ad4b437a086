import { serialize } from 'node:v8';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { Contract } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { type Answer, ask, callEvent, type EventOptions } from '@wayline/local/gateway/call-event';
import { refusalAnswer } from '../kernel/answer';
import { parseInput } from '../kernel/request';
import { type Attack, inputOfAttack } from './hostile-inputs';

/** So many of those that reach the use case as one and the same input are sent: the second finds what the first has done. */
const ALIKE = 2;
const ALL_PERMISSIONS = new Set(PERMISSIONS);
/** Signed as a whole: its use case reads the body as it came. */
const READS_BODY: ReadonlySet<CallId> = new Set(['users.stripe-webhook']);

type Refused = { attack: Attack; answer: Answer<unknown> };
type Sorted = {
  /** With the answers that the kernel gives them. */
  refused: Refused[];
  /** What is to be sent to the handler. */
  waiting: Attack[];
};

/** What tells two inputs apart once they are read, to the last undefined and minus zero; what is too deep for that is like no other. */
const marksOf = (value: unknown, attack: Attack): string => {
  try {
    return serialize(value).toString('latin1');
  } catch {
    return JSON.stringify(attack);
  }
};

/** What a handler's kernel makes of an event before anybody is asked: undefined where it breaks, which the handler has to show. */
const readAsKernel = (contract: Contract, event: ReturnType<typeof callEvent>) => {
  try {
    return parseInput(contract, event, ALL_PERMISSIONS);
  } catch {
    return undefined;
  }
};

/**
 * Sorts attacks on a call by how far they get, with the very function that reads the input of every call. What that refuses never
 * reaches a use case: its answer is judged at once, and the handler is sent one attack for every fault that it tells of. Of what gets
 * through, the handler is sent each input that differs once it is read.
 */
export const sortByReach = async (
  id: CallId,
  sample: Record<string, unknown>,
  attacks: readonly Attack[],
): Promise<Sorted> => {
  const contract = CONTRACTS[id] as Contract;
  const sorted: Sorted = { refused: [], waiting: [] };
  const seen = new Map<string, number>();
  const isNew = (what: string, most = 1) => {
    const times = (seen.get(what) ?? 0) + 1;
    seen.set(what, times);
    return times <= most;
  };
  for (const attack of attacks) {
    const { input, rawBody } = inputOfAttack(sample, attack);
    const options: EventOptions = rawBody === undefined ? {} : { rawBody };
    const event = callEvent(contract, input, options);
    const read = readAsKernel(contract, event);
    if (read?.ok) {
      const body = READS_BODY.has(id) ? event.body : '';
      if (isNew(`${marksOf(read.value, attack)} ${body}`, ALIKE)) sorted.waiting.push(attack);
      continue;
    }
    if (read) {
      const answer = await ask<unknown>(async () => refusalAnswer(read, 'hostile'), event);
      sorted.refused.push({ attack, answer });
    }
    const issues = read?.issues ?? [];
    const faults = issues.map(({ path, message }) => `${path}: ${message}`);
    const told = read ? [read.code, ...faults] : [`breaks: ${JSON.stringify(attack)}`];
    // All of them are noted, or the next attack with two of these faults would be taken for a new one.
    if (told.filter((fault) => isNew(fault)).length > 0) sorted.waiting.push(attack);
  }
  return sorted;
};
