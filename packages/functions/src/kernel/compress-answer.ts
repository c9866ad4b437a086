import { constants, gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { findHeader } from './request';

/** Less than this comes in the same packets either way. Characters. */
const LEAST = 2_048;

/**
 * The answer gzipped where whoever asked can read that. HTTP APIs compress nothing, and the content network only what it may keep, so the
 * function does it: a page of a hundred trips is a fifth of its size on the wire. Nothing that a stranger can make a browser send brings
 * a token along, so sizes tell nobody anything.
 */
export const compressAnswer = (
  event: APIGatewayProxyEventV2,
  answer: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 => {
  const { body = '', isBase64Encoded, headers } = answer;
  const accepted = findHeader(event, 'accept-encoding') ?? '';
  if (isBase64Encoded || body.length < LEAST || !/\bgzip\b/.test(accepted)) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body, { level: constants.Z_BEST_SPEED }).toString('base64'),
    isBase64Encoded: true,
  };
};
