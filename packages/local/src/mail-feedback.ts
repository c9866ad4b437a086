import { toMailEvents } from './fakes/mail/feedback';
import type { Outbox } from './fakes/mail/outbox';
import type { Handlers } from './gateway/handlers';

/** Hands what became of mails to its job, as the account's event bus would, one event after the other. */
export const mailFeedback = (handlers: Handlers, box: Outbox) => {
  let last: Promise<unknown> = Promise.resolve();
  box.onSent((message) => {
    for (const event of toMailEvents(message))
      last = last
        .then(async () => (await handlers.of('jobs/mail-feedback'))(event))
        .catch((error: unknown) => console.error('A bounce could not be kept.', error));
  });
  return { stop: () => last };
};
