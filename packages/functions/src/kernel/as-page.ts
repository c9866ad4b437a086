import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
/** Not an address of ours, and one that opens nothing any more: to who opens it both are the same. */
const GONE = new Set([400, 404]);

/** People open these addresses, not programs: what leads nowhere is answered by a page too, also where the kernel refuses it. */
export const asPage =
  (handler: Handler, renderGone: () => string): Handler =>
  async (event) => {
    const answer = await handler(event);
    const isPage = String(answer.headers?.['content-type']).startsWith('text/html');
    if (isPage || !GONE.has(answer.statusCode ?? 200)) return answer;
    return {
      ...answer,
      statusCode: 404,
      headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
      body: renderGone(),
    };
  };
