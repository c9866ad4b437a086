import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

/** Speaks to open sockets. `send` says whether the socket is still there. */
export type Sockets = {
  send(connectionId: string, message: unknown): Promise<boolean>;
  close(connectionId: string): Promise<void>;
};

export const gatewaySockets = (endpoint: string, client = new ApiGatewayManagementApiClient({ endpoint })): Sockets => {
  const unlessGone = async (call: () => Promise<unknown>) => {
    try {
      await call();
      return true;
    } catch (error) {
      if (error instanceof GoneException) return false;
      throw error;
    }
  };
  return {
    send: (ConnectionId, message) =>
      unlessGone(() =>
        client.send(
          new PostToConnectionCommand({ ConnectionId, Data: new TextEncoder().encode(JSON.stringify(message)) }),
        ),
      ),
    close: async (ConnectionId) => {
      await unlessGone(() => client.send(new DeleteConnectionCommand({ ConnectionId })));
    },
  };
};
