import { LINK_GONE } from '@wayline/pages/link-gone/link-gone-document';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** What the content network shows for a link that was withdrawn, has run out, or never was. */
export const handler = async (): Promise<APIGatewayProxyStructuredResultV2> => ({
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: LINK_GONE,
});
