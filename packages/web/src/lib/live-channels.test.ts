import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import type { BookingId } from '@wayline/core/base/ids';
import { expect, it, vi } from 'vitest';
import { liveChannels } from './live-channels';

const TRIP = 'trip.trp_1';
const event = (id: string, channel = TRIP) =>
  ({ id, kind: 'trip_data_updated', channel, created_at: '2026-11-21T09:00:00.000Z' }) as LiveEvent;

it('R-SHELL-180 joins a trip with its first listener and leaves with the last', () => {
  const channels = liveChannels();
  const send = vi.fn();
  channels.connected(send);
  const stops = [channels.listen(TRIP, vi.fn()), channels.listen(TRIP, vi.fn())];
  expect(send.mock.calls).toEqual([[{ action: 'join', channel: TRIP }]]);
  for (const stop of stops) stop();
  expect(send).toHaveBeenLastCalledWith({ action: 'leave', channel: TRIP });
  expect(send).toHaveBeenCalledTimes(2);
});
it('R-SHELL-180 joins again on a new connection, and leaves the channels of the user to the server', () => {
  const channels = liveChannels();
  channels.listen(TRIP, vi.fn());
  channels.listen('user.usr_1', vi.fn());
  channels.listen('*', vi.fn());
  const send = vi.fn();
  channels.connected(send);
  expect(send.mock.calls).toEqual([[{ action: 'join', channel: TRIP }]]);
});
it('comes to the list of bookings as it does to a trip, and says the same thing once', () => {
  const channels = liveChannels();
  const send = vi.fn();
  channels.connected(send);
  const open = { booking_id: 'bkg_1' as BookingId };
  channels.show('bookings', open);
  const stop = channels.listen('bookings', vi.fn());
  channels.show('bookings', { ...open });
  expect(channels.isIn('bookings')).toBe(true);
  stop();
  expect(channels.isIn('bookings')).toBe(false);
  expect(send.mock.calls.map(([message]) => message)).toEqual([
    { action: 'join', channel: 'bookings', open },
    { action: 'leave', channel: 'bookings', open },
  ]);
});
it('tells an event once, to the listeners of its channel and of all', () => {
  const channels = liveChannels();
  const [trip, other, all] = [vi.fn(), vi.fn(), vi.fn()];
  channels.listen(TRIP, trip);
  channels.listen('trip.trp_2', other);
  channels.listen('*', all);
  channels.tell(event('evt_2'));
  channels.tell(event('evt_2'));
  expect([trip, other, all].map((heard) => heard.mock.calls.length)).toEqual([1, 0, 1]);
});
it('catches up from the newest event, also when an older one comes late', () => {
  const channels = liveChannels();
  channels.tell(event('evt_2'));
  channels.tell(event('evt_1'));
  expect(channels.lastId()).toBe('evt_2');
});

it('says what is open here with every joining, when it changes, and with every beat; in no channel it is not in', () => {
  const channels = liveChannels();
  const send = vi.fn();
  const open = { booking_id: 'bkg_1' as BookingId, field: 'title' };
  channels.show(TRIP, open);
  channels.connected(send);
  expect(send).not.toHaveBeenCalled();
  const stop = channels.listen(TRIP, vi.fn());
  channels.listen('*', vi.fn());
  channels.listen('user.usr_1', vi.fn());
  channels.beat();
  channels.show(TRIP, undefined);
  channels.beat();
  stop();
  channels.beat();
  expect(send.mock.calls.map(([message]) => message)).toEqual([
    { action: 'join', channel: TRIP, open },
    { action: 'join', channel: TRIP, open },
    { action: 'here', channel: TRIP },
    { action: 'join', channel: TRIP },
    { action: 'leave', channel: TRIP },
  ]);
});
