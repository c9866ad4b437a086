import type { IncomingMessage } from 'node:http';

/**
 * The body of a request, or undefined when it has more bytes than `most`. It is read to its end even then: who sends is told of the
 * refusal only once everything is sent.
 */
export const readBytes = async (
  request: IncomingMessage,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  return size > most ? undefined : Buffer.concat(chunks);
};

export const readText = async (request: IncomingMessage): Promise<string> => String(await readBytes(request));
