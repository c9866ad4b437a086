import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import type { PresenceMessage } from '@wayline/core/areas/notifications/presence';
import { PRESENCE_SECONDS } from '@wayline/core/areas/notifications/presence-times';
import { WebSocket as LastingSocket } from 'partysocket';
import { useEffect, useRef } from 'react';
import { freshAccessToken } from './access-token';
import { call } from './api';
import { appConfig } from './app-config';
import { catchUp } from './catch-up';
import { liveChannels } from './live-channels';
import { livePresence } from './live-presence';
import { queryClient } from './query-client';
import { shellQuery } from './shell-query';
import { notifyDeployment } from './version-check';

/** The gateway closes what is idle for ten minutes. */
const PING_MS = 4 * 60_000;

const channels = liveChannels();
/** Who else is where, for the screens that show it. */
export const presence = livePresence();
/** Says what this page has open in a channel. */
export const showOpen = channels.show;
type Hear = Parameters<typeof channels.listen>[1];
/** Is in a channel, seen and hearing, until the answer is called; of those there nothing is known from then on. */
const enter = (channel: string, listener: Hear) => {
  const stop = channels.listen(channel, listener);
  return () => {
    stop();
    if (!channels.isIn(channel)) presence.left(channel);
  };
};
/** Is in a channel until the answer is called, to be seen there. */
export const visit = (channel: string): (() => void) => enter(channel, () => undefined);

type Message = { type: 'event'; event: LiveEvent } | PresenceMessage;
const hear = (data: unknown): void => {
  try {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') channels.tell(message.event);
    // What was on its way while one left would never be taken back.
    if (message.type === 'presence' && channels.isIn(message.channel)) presence.hear(message);
  } catch {
    // What is not a message of ours, such as a gateway's own word, says nothing.
  }
};

const reload = () => queryClient.invalidateQueries();

/**
 * Opens the live connection of the signed-in user; it comes back by itself. The answer closes it. `refresh` is told what happened
 * between the first answer to the page and the opening of the line, when nobody could be told. Source: R-SHELL-177, R-SHELL-178 (G-066).
 */
export const openLive = async (refresh: Hear): Promise<() => void> => {
  const began = queryClient.ensureQueryData(shellQuery()).then(
    ({ events_after }) => events_after,
    () => undefined,
  );
  const { ws_url } = await appConfig();
  if (!ws_url) return () => undefined;
  const line = new LastingSocket(ws_url, async () => ['wayline', (await freshAccessToken()) ?? ''], {
    maxReconnectionDelay: 30_000,
  });
  const say = (message: object) => line.send(JSON.stringify(message));
  // A line that is refused says nothing of why. An ordinary question does: it throws out whoever was signed out before the line stood.
  const askWhy = async () => {
    const after = channels.lastId() ?? (await began);
    if (after) await call('misc.events.since', { after }, { onMissing: 'stay' }).catch(() => undefined);
  };
  let state: 'new' | 'open' | 'broken' = 'new';
  line.addEventListener('close', () => {
    // One that is given up on purpose, such as on the way out, asks nothing.
    if (state !== 'open' && line.shouldReconnect) void askWhy();
    state = 'broken';
    presence.lost();
  });
  line.addEventListener('open', () => {
    const isFirst = state === 'new';
    state = 'open';
    channels.connected((message) => {
      if (line.readyState === line.OPEN) say(message);
    });
    if (isFirst) {
      // Some of it the stream may still bring: this makes nothing count as told.
      void began.then((after) => after && catchUp({ after, tell: refresh, reload }));
      return;
    }
    // A version that came meanwhile is told to who is connected, and to nobody later.
    notifyDeployment();
    void catchUp({ after: channels.lastId(), tell: channels.tell, reload });
  });
  line.addEventListener('message', ({ data }) => hear(data));
  const ping = setInterval(() => {
    if (line.readyState === line.OPEN) say({ action: 'ping' });
  }, PING_MS);
  const beat = setInterval(channels.beat, PRESENCE_SECONDS.beat * 1000);
  // A line that was cut off may look open for minutes; once the network is back there is no reason to wait for it.
  const backOnline = () => line.reconnect();
  window.addEventListener('online', backOnline);
  return () => {
    clearInterval(ping);
    clearInterval(beat);
    window.removeEventListener('online', backOnline);
    line.close();
  };
};

/** Is in a channel while mounted and hears its events, those missed during a break included; `*` hears all. Source: R-SHELL-180. */
export const useChannel = (channel: string, onEvent?: (event: LiveEvent) => void): void => {
  const hear = useRef(onEvent);
  hear.current = onEvent;
  useEffect(() => enter(channel, (event) => hear.current?.(event)), [channel]);
};
