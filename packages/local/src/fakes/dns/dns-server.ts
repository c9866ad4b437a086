import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { answerTo, type Texts } from './dns-answer';

/** The domain name system on this machine: the texts under names, and nothing else. What is set in `texts` counts from the next question on. */
export const dnsServer = async () => {
  const texts: Texts = new Map();
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const answer = answerTo(question, texts);
    if (answer) socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    /** As a resolver is told: address and port. */
    server: `127.0.0.1:${socket.address().port}`,
    texts,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
};
