import type { Subscriber } from '@wayline/core/areas/live/public';
import { relayAgain } from '@wayline/core/areas/live/relay';
import { SUBSCRIBERS } from '@wayline/core/subscribers';
import { defineJob, type Job } from '../kernel/job';
import { socketsAdapter } from '../notifications/sockets-adapter';

/** Serves some of the subscribers with the facts that wait for them. */
export const waitingFacts = (isMeant: (subscriber: Subscriber) => boolean): Job[] =>
  SUBSCRIBERS.filter(isMeant).map((subscriber) =>
    defineJob(subscriber.waiting, (deps, _company, { event }) =>
      relayAgain({ ...deps, sockets: socketsAdapter() }, subscriber, event),
    ),
  );
