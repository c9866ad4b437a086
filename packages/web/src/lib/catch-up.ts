import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import { call } from './api';

type Tools = {
  /** The newest event heard of, if any has been. */
  after: string | undefined;
  tell: (event: LiveEvent) => void;
  /** Loads again what is on screen. */
  reload: () => Promise<void>;
};

/**
 * Makes up for a break of the live connection: tells the events that were missed, and loads everything again where they cannot be
 * told, because none was heard before the break, they are too many, or they could not be asked for.
 */
export const catchUp = async ({ after, tell, reload }: Tools): Promise<void> => {
  const missed = after && (await call('misc.events.since', { after }, { onMissing: 'stay' }).catch(() => undefined));
  if (!missed) return reload();
  for (const event of missed.events) tell(event);
  if (missed.reset) await reload();
};
