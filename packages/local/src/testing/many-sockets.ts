import { once } from 'node:events';
import { WebSocket, WebSocketServer } from 'ws';

/** How many sockets try to connect at the same time. */
const AT_ONCE = 25;

/** Opens so many sockets at an address, each with these subprotocols, and follows what all of them hear. */
export const openSockets = async (address: string, protocols: readonly string[], count: number) => {
  const heard = Array.from({ length: count }, () => 0);
  let waiting: { wanted: (text: string) => boolean; left: Set<number>; done: () => void } | undefined;
  const hear = (n: number, text: string) => {
    if (!waiting?.wanted(text)) return;
    heard[n] = (heard[n] ?? 0) + 1;
    waiting.left.delete(n);
    if (waiting.left.size === 0) waiting.done();
  };
  const open = async (n: number) => {
    const socket = new WebSocket(address, [...protocols]);
    socket.on('message', (data) => hear(n, String(data)));
    await once(socket, 'open');
    return socket;
  };
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => open(from + i));
    sockets.push(...(await Promise.all(some)));
  }
  return {
    /** Does something, and waits until every socket has heard a message that is wanted. Milliseconds. */
    untilAllHear: async (wanted: (text: string) => boolean, act: () => unknown): Promise<number> => {
      const all = new Promise<void>((done) => {
        waiting = { wanted, left: new Set(sockets.keys()), done };
      });
      const begun = performance.now();
      await Promise.all([act(), all]);
      return performance.now() - begun;
    },
    /** How often each socket has heard what was wanted. */
    heard: (): readonly number[] => heard,
    close: async () => {
      const closed = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.close();
      await Promise.all(closed);
    },
  };
};

/** A server that does nothing but say a text to every socket. */
export const bareServer = async () => {
  const server = new WebSocketServer({ port: 0, handleProtocols: ([first]) => first ?? false });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    address: `ws://127.0.0.1:${port}`,
    say: (text: string) => {
      for (const client of server.clients) client.send(text);
    },
    stop: () => server.close(),
  };
};
