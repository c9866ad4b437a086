import { formatErrorMessage } from '@wayline/core/base/errors';
import type { Refusal } from '@wayline/core/base/result';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const MISSING_TRIP_CODE = 101;
const UNAVAILABLE = 503;
const USUAL_TITLE = 'Error!';
/** Seconds after which a program may try again what was refused because we're busy. */
const RETRY_AFTER = '2';

export const jsonAnswer = (value: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: JSON_HEADERS,
  body: JSON.stringify(value),
});

/** `max_age` in seconds lets a browser keep what never changes under its address; `content_policy` is that of a page with one of its own. */
type FileAnswer = {
  body: string;
  base64?: boolean;
  file_name?: string;
  max_age?: number;
  status?: number;
  content_policy?: string;
};
export const fileAnswer = (type: string, file: FileAnswer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: file.status ?? 200,
  headers: {
    ...JSON_HEADERS,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    ...(file.content_policy && { 'content-security-policy': file.content_policy }),
    ...(file.max_age && { 'cache-control': `private, max-age=${file.max_age}, immutable` }),
    ...(file.file_name && { 'content-disposition': `inline; filename="${file.file_name.replace(/[^\w .-]/g, '_')}"` }),
  },
  body: file.body,
  isBase64Encoded: file.base64 ?? false,
});

/** Leads a browser on; the place is often a link that works for minutes, so nobody keeps it. */
export const redirectAnswer = ({ location }: { location: string }): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 302,
  headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', location },
});

/** A refusal as the person and the program see it: status, code, title, sentence, and the request id to quote. */
export const refusalAnswer = (refusal: Refusal, request_id: string): APIGatewayProxyStructuredResultV2 => {
  const { code, error, text } = refusal;
  const { status, title = USUAL_TITLE } = error;
  return {
    statusCode: status,
    headers: { ...JSON_HEADERS, ...(status === UNAVAILABLE && { 'retry-after': RETRY_AFTER }) },
    body: JSON.stringify({
      ...(code === 'trip.missing_id' && { status_code: MISSING_TRIP_CODE }),
      error: {
        code,
        title: text?.title ?? title,
        message:
          text?.message ??
          formatErrorMessage(error, { provider: process.env.PROVIDER_NAME ?? 'Wayline', ...refusal.params }),
        issues: refusal.issues,
        current: refusal.current,
        request_id,
      },
    }),
  };
};
