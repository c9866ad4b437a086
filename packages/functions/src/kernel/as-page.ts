import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
const NOT_AN_ADDRESS = 400;

/** People open these addresses, not programs: what the kernel refuses before anything is known of the link is answered by a page too. */
export const asPage =
  (handler: Handler, renderGone: () => string): Handler =>
  async (event) => {
    const answer = await handler(event);
    const status = answer.statusCode ?? 200;
    if (String(answer.headers?.['content-type']).startsWith('text/html')) return answer;
    return {
      ...answer,
      statusCode: status === NOT_AN_ADDRESS ? 404 : status,
      headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
      body: renderGone(),
    };
  };
