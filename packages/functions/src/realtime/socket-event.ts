import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';

export type SocketEvent = APIGatewayProxyWebsocketEventV2 & { headers?: Record<string, string | undefined> };
export type SocketAnswer = { statusCode: number; headers?: Record<string, string> };
export const ACCEPTED: SocketAnswer = { statusCode: 200 };

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** The channel a message names, if it names one of a sane shape. */
export const channelIn = (event: SocketEvent): string | undefined => {
  const message = parse(event.body);
  const channel = typeof message === 'object' && message !== null && 'channel' in message ? message.channel : undefined;
  return typeof channel === 'string' && /^[a-z]+(\.[\w-]{1,80})?$/.test(channel) ? channel : undefined;
};
