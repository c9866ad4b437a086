import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { isWrite } from '@wayline/core/contract/contract';
import { CONTRACTS } from '@wayline/core/contracts';
import { handler as deliverEvents } from '@wayline/functions/jobs/deliver-events';
import { pollStream } from '@wayline/local/database/stream-poller';
import { callEvent } from '@wayline/local/gateway/call-event';
import type { Handlers } from '@wayline/local/gateway/handlers';
import { httpApi } from '@wayline/local/gateway/http-api';
import { listen } from '@wayline/local/gateway/listen';
import { HANDLERS, type MeasuredCall } from './handlers';
import type { Bench } from './world';

const BARE = '/bare';
type Input = Record<string, unknown>;

/** The handlers as the gateway looks for them. */
const handlers: Handlers = {
  of: async (name) => {
    const [id] = Object.keys(HANDLERS).filter((one) => CONTRACTS[one as MeasuredCall].handler === name);
    if (!id) throw new Error(`The bench has no handler called ${name}.`);
    return HANDLERS[id as MeasuredCall] as never;
  },
  version: () => 'bench',
  stop: async () => {},
};

/**
 * The product's gateway before the measured handlers, and the table's stream delivered beside them, in this process. `/bare` sends the table
 * what it is given and answers with as many bytes: what any server in this place would take.
 */
export const startGateway = async (bench: Bench) => {
  let nudge = () => {};
  let bare: () => Promise<unknown> = async () => '';
  const api = httpApi(handlers, () => nudge());
  const server = await listen(0, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== BARE) return void api(request, response, url);
    void bare().then((answer) => response.end(JSON.stringify(answer)));
  });
  const stream = await pollStream({
    endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    table: bench.table.name,
    checkpoint: { load: () => undefined, save: () => {} },
    deliver: async (batch) => void (await deliverEvents(batch)),
    onGap: async () => {
      throw new Error('The stream lost records.');
    },
  });
  nudge = stream.nudge;
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const ask = async (id: MeasuredCall, input: Input, token: string): Promise<unknown> => {
    const contract = CONTRACTS[id];
    const event = callEvent(contract, input, { token, ...(isWrite(contract) && { key: randomUUID() }) });
    const inPath = event.pathParameters ?? {};
    const path = event.rawPath.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));
    const query = new URLSearchParams(event.queryStringParameters as Record<string, string> | undefined);
    const headers = event.headers as Record<string, string>;
    const answer = await fetch(`${origin}${path}?${query}`, { method: contract.method, headers, body: event.body });
    if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    ask,
    /** The same commands without the product. */
    askBare: async (run: () => Promise<unknown>) => {
      bare = run;
      return (await fetch(`${origin}${BARE}`)).text();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await stream.stop();
    },
  };
};
export type Gateway = Awaited<ReturnType<typeof startGateway>>;
