import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Answer = APIGatewayProxyStructuredResultV2;
type Handler = (event: APIGatewayProxyEventV2) => Promise<Answer>;
const [NOT_AN_ADDRESS, NOT_FOUND] = [400, 404];

const toPage = (answer: Answer, statusCode: number, body: string): Answer => ({
  ...answer,
  statusCode,
  headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
  body,
});

/** People open these addresses, not programs: what the kernel refuses before anything is known of the link is answered by a page too. */
export const asPage =
  (handler: Handler, renderGone: () => string): Handler =>
  async (event) => {
    const answer = await handler(event);
    const { statusCode = 200, headers } = answer;
    if (String(headers?.['content-type']).startsWith('text/html')) return answer;
    return toPage(answer, statusCode === NOT_AN_ADDRESS ? NOT_FOUND : statusCode, renderGone());
  };

/** Answers otherwise where nothing is behind an address, whether it is none of ours or opens nothing any more: to who opens it both are the same. */
export const whereGone =
  (handler: Handler, instead: (answer: Answer, event: APIGatewayProxyEventV2) => Answer): Handler =>
  async (event) => {
    const answer = await handler(event);
    const isGone = answer.statusCode === NOT_AN_ADDRESS || answer.statusCode === NOT_FOUND;
    return isGone ? instead(answer, event) : answer;
  };

/** The same, by a page that is found nowhere. */
export const goneAsPage = (handler: Handler, body: string): Handler =>
  whereGone(handler, (answer) => toPage(answer, NOT_FOUND, body));
