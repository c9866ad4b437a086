import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ServiceError } from '../service-error';

export type OutboxMessage = {
  id: string;
  at: string;
  kind: 'email' | 'sms';
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  reply_to?: string;
};

const readLines = (file: string): OutboxMessage[] => {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as OutboxMessage);
  } catch {
    return [];
  }
};

/** Everything that was sent, one line each in a file, the newest last. */
export const outbox = (file: string, now: () => number) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const messages = readLines(file);
  let refusals: string[] = [];
  return {
    add: (message: Omit<OutboxMessage, 'id' | 'at'>): string => {
      const refusal = refusals.shift();
      if (refusal) throw new ServiceError(refusal, 'Refused on request.', 429);
      const kept = { ...message, id: randomUUID(), at: new Date(now()).toISOString() };
      messages.push(kept);
      appendFileSync(file, `${JSON.stringify(kept)}\n`);
      return kept.id;
    },
    list: (to?: string) =>
      messages
        .filter((m) => !to || m.to.includes(to))
        .slice()
        .reverse(),
    find: (id: string) => messages.find((m) => m.id === id),
    /** The next sends are refused under these names: how a test sees what happens when mail does not leave. */
    refuseNext: (...names: string[]) => {
      refusals = names;
    },
  };
};
export type Outbox = ReturnType<typeof outbox>;
