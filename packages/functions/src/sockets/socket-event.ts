import { OpenThing } from '@wayline/core/areas/notifications/presence';
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';

export type SocketEvent = APIGatewayProxyWebsocketEventV2 & { headers?: Record<string, string | undefined> };
export type SocketAnswer = { statusCode: number; headers?: Record<string, string> };
export const ACCEPTED: SocketAnswer = { statusCode: 200 };
export const REFUSED: SocketAnswer = { statusCode: 403 };

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const messageOf = ({ body }: SocketEvent): Record<string, unknown> => {
  const message = parse(body);
  return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
};

/** The channel a message names, if it names one of a sane shape. */
export const channelIn = (event: SocketEvent): string | undefined => {
  const { channel } = messageOf(event);
  return typeof channel === 'string' && /^[a-z]+(\.[\w-]{1,80})?$/.test(channel) ? channel : undefined;
};

/** What a message says its sender has open, if it says so in a sane shape. */
export const openIn = (event: SocketEvent): OpenThing | undefined => OpenThing.safeParse(messageOf(event).open).data;
