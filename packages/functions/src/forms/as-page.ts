import { refuse } from '@wayline/core/areas/forms/errors';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { closedPage } from './form-pages';

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
const NOT_AN_ADDRESS = 400;

/** People open these addresses, not programs: what the kernel refuses before anything is known of the form is answered by a page too. */
export const asPage =
  (handler: Handler): Handler =>
  async (event) => {
    const answer = await handler(event);
    const status = answer.statusCode ?? 200;
    if (String(answer.headers?.['content-type']).startsWith('text/html')) return answer;
    const page = closedPage(refuse('form.gone'));
    return {
      ...answer,
      statusCode: status === NOT_AN_ADDRESS ? 404 : status,
      headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
      body: page.ok ? page.value.body : '',
    };
  };
