import type { PresenceMessage, Present } from '@wayline/core/notifications/presence';
import { createListeners } from './listeners';

const NOBODY: readonly Present[] = [];

/** Who is where, as the server last said; nobody is anywhere while there is no connection to hear it by. */
export const livePresence = () => {
  const people = new Map<string, readonly Present[]>();
  const { subscribe, tellAll } = createListeners();
  return {
    subscribe,
    hear: ({ channel, people: there }: PresenceMessage) => {
      people.set(channel, there);
      tellAll();
    },
    lost: () => {
      people.clear();
      tellAll();
    },
    in: (channel: string): readonly Present[] => people.get(channel) ?? NOBODY,
    everywhere: (): readonly Present[] => [...people.values()].flat(),
  };
};
