import { type APIRequestContext, expect } from '@playwright/test';

type Message = { id: string; to: string[]; subject: string; text: string; html: string };

/** The mails that have left for an address, the newest first. */
export const mailsTo = async (request: APIRequestContext, to: string): Promise<Message[]> =>
  (await request.get(`/inbox/messages.json?to=${encodeURIComponent(to)}`)).json();

/** Waits until a mail whose subject matches has left, and gives it. */
export const mailTo = async (request: APIRequestContext, to: string, subject: RegExp): Promise<Message> => {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(request, to)).find((m) => subject.test(m.subject));
      return found?.subject;
    })
    .toMatch(subject);
  return found as Message;
};
