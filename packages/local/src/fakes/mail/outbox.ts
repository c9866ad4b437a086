import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `data` is base64; `content_id` names an inline picture. */
export type Attachment = { name: string; type: string; data: string; content_id?: string };
export type OutboxMessage = {
  id: string;
  at: string;
  kind: 'email' | 'sms';
  from: string;
  to: string[];
  cc?: string[];
  bcc?: string[];
  subject: string;
  html: string;
  text: string;
  reply_to?: string;
  tags?: Record<string, string>;
  attachments?: Attachment[];
};

/** A line that a crash cut off is not a message; those before it are. */
const messageOf = (line: string): OutboxMessage[] => {
  try {
    return [JSON.parse(line) as OutboxMessage];
  } catch {
    return [];
  }
};
const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const addressOf = (recipient: string) => (/<([^<>]*)>/.exec(recipient)?.[1] ?? recipient).trim().toLowerCase();
const reached = (m: OutboxMessage) => [...m.to, ...(m.cc ?? []), ...(m.bcc ?? [])].map(addressOf);

/** Everything that was sent, one line each in a file, the newest last; without a file it is kept in memory. */
export const outbox = (file: string | undefined, now: () => number) => {
  const text = file ? readText(file) : '';
  const messages = text.split('\n').flatMap(messageOf);
  let refusals: string[] = [];
  let sent: (message: OutboxMessage) => void = () => {};
  const write = (line: string) => {
    if (file) appendFileSync(file, line);
  };
  if (file) mkdirSync(path.dirname(file), { recursive: true });
  if (text && !text.endsWith('\n')) write('\n');
  return {
    add: (message: Omit<OutboxMessage, 'id' | 'at'>): string => {
      const kept = { ...message, id: randomUUID(), at: new Date(now()).toISOString() };
      messages.push(kept);
      write(`${JSON.stringify(kept)}\n`);
      sent(kept);
      return kept.id;
    },
    /** The newest first; those that reached an address, those sent at `since` (ISO instant) or later. */
    list: (to?: string, since = '') =>
      messages.filter((m) => (!to || reached(m).includes(addressOf(to))) && m.at >= since).reverse(),
    /** Who hears of each message that is sent from now on. */
    onSent: (listener: (message: OutboxMessage) => void) => {
      sent = listener;
    },
    find: (id: string) => messages.find((m) => m.id === id),
    /**
     * The next sends through SES or by SMS are refused under these names, one each: how a test sees what happens when mail does not
     * leave. An SDK client that is not told otherwise tries again after TooManyRequestsException, three times in all.
     */
    refuseNext: (...names: string[]) => {
      refusals = names;
    },
    takeRefusal: () => refusals.shift(),
  };
};
export type Outbox = ReturnType<typeof outbox>;
