import type { PresenceMessage, Present } from '@wayline/core/areas/notifications/presence';
import { createListeners } from './listeners';

const NOBODY: readonly Present[] = [];

/** Who is where, as the server last said; nobody is anywhere while there is no connection to hear it by. */
export const livePresence = () => {
  const people = new Map<string, readonly Present[]>();
  let everybody = NOBODY;
  const { subscribe, tellAll } = createListeners();
  const heard = () => {
    everybody = [...people.values()].flat();
    tellAll();
  };
  return {
    subscribe,
    hear: ({ channel, people: there }: PresenceMessage) => {
      people.set(channel, there);
      heard();
    },
    left: (channel: string) => {
      if (people.delete(channel)) heard();
    },
    lost: () => {
      people.clear();
      heard();
    },
    in: (channel: string): readonly Present[] => people.get(channel) ?? NOBODY,
    /** The same list until somebody comes, goes or opens something. */
    everywhere: (): readonly Present[] => everybody,
  };
};
