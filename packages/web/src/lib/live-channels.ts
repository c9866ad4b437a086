import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import { isVisited } from '@wayline/core/areas/notifications/channels';
import type { OpenThing } from '@wayline/core/areas/notifications/presence';

type Listener = (event: LiveEvent) => void;
type Send = (message: { action: 'join' | 'leave' | 'here'; channel: string; open?: OpenThing }) => void;

/**
 * Who listens to which channel. The first listener joins, the last leaves; a new connection joins all again; an event that
 * comes twice (live and again after a reconnect) is told once. What this page has open in a channel is said with every joining.
 */
export const liveChannels = () => {
  const listeners = new Map<string, Set<Listener>>();
  const told = new Set<string>();
  const opened = new Map<string, OpenThing>();
  let send: Send | undefined;
  let last: string | undefined;
  const ask = (action: Parameters<Send>[0]['action'], channel: string) => {
    if (isVisited(channel)) send?.({ action, channel, open: opened.get(channel) });
  };
  return {
    listen: (channel: string, listener: Listener) => {
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else {
        listeners.set(channel, new Set([listener]));
        ask('join', channel);
      }
      return () => {
        const rest = listeners.get(channel);
        if (!rest?.delete(listener) || rest.size > 0) return;
        listeners.delete(channel);
        ask('leave', channel);
      };
    },
    tell: (event: LiveEvent) => {
      if (told.has(event.id)) return;
      told.add(event.id);
      if (!last || event.id > last) last = event.id;
      for (const listener of listeners.get(event.channel) ?? []) listener(event);
      for (const listener of listeners.get('*') ?? []) listener(event);
    },
    connected: (sender: Send) => {
      send = sender;
      for (const channel of listeners.keys()) if (channel !== '*') ask('join', channel);
    },
    /** Says what this page has open in a channel that it listens to, or that it has nothing open any more. */
    show: (channel: string, open: OpenThing | undefined) => {
      const before = opened.get(channel);
      if (before?.booking_id === open?.booking_id && before?.field === open?.field) return;
      if (open) opened.set(channel, open);
      else opened.delete(channel);
      if (listeners.has(channel)) ask('here', channel);
    },
    isIn: (channel: string) => listeners.has(channel),
    /** Joins every channel once more: whoever keeps quiet is no longer believed to be there. */
    beat: () => {
      for (const channel of listeners.keys()) if (channel !== '*') ask('join', channel);
    },
    /** The newest event heard of, from which a new connection catches up. */
    lastId: () => last,
  };
};
