import type { LiveEvent } from '@wayline/core/notifications/live-event';
import { WebSocket as LastingSocket } from 'partysocket';
import { useEffect, useRef } from 'react';
import { freshAccessToken } from './access-token';
import { call } from './api';
import { appConfig } from './app-config';
import { liveChannels } from './live-channels';
import { queryClient } from './query-client';

/** The gateway closes what is idle for ten minutes. */
const PING_MS = 4 * 60_000;

const channels = liveChannels();
let socket: LastingSocket | undefined;

const read = (data: unknown): LiveEvent | undefined => {
  try {
    const message = JSON.parse(String(data)) as { type?: string; event?: LiveEvent };
    return message.type === 'event' ? message.event : undefined;
  } catch {
    return undefined;
  }
};

/** Asks for what happened while the line was down; when that is too much, every screen loads its data again. */
const catchUp = async () => {
  const after = channels.lastId();
  if (!after) return;
  const missed = await call('misc.events.since', { after }, { onMissing: 'stay' }).catch(() => undefined);
  for (const event of missed?.events ?? []) channels.tell(event);
  if (missed?.reset) await queryClient.invalidateQueries();
};

/** Opens the live connection of the signed-in user; it comes back by itself. The answer closes it. Source: R-SHELL-177, R-SHELL-178 (G-066). */
export const openLive = async (newestEvent?: string): Promise<() => void> => {
  const { ws_url } = await appConfig();
  if (!ws_url) return () => undefined;
  socket?.close();
  channels.startFrom(newestEvent);
  const line = new LastingSocket(ws_url, async () => ['wayline', (await freshAccessToken()) ?? ''], {
    maxReconnectionDelay: 30_000,
  });
  const say = (message: object) => line.send(JSON.stringify(message));
  let opened = 0;
  line.addEventListener('open', () => {
    channels.connected((message) => {
      if (line.readyState === line.OPEN) say(message);
    });
    opened += 1;
    if (opened > 1) void catchUp();
  });
  line.addEventListener('message', ({ data }) => {
    const event = read(data);
    if (event) channels.tell(event);
  });
  const ping = setInterval(() => {
    if (line.readyState === line.OPEN) say({ action: 'ping' });
  }, PING_MS);
  socket = line;
  return () => {
    clearInterval(ping);
    line.close();
  };
};

/** Hears the events of a channel while mounted, those missed during a break included; `*` hears all. Source: R-SHELL-180. */
export const useChannel = (channel: string, onEvent: (event: LiveEvent) => void): void => {
  const hear = useRef(onEvent);
  hear.current = onEvent;
  useEffect(() => channels.listen(channel, (event) => hear.current(event)), [channel]);
};
