import { Link, Stack, Text } from '@chakra-ui/react';
import { CONTRACT_BASE } from './api-address';
import { CopyBox } from './copy-box';

/** How a program uses a key: where the product is reached, what it can be asked, and one call to try. */
export const ApiHelp = () => {
  const base = `${location.origin}${CONTRACT_BASE}`;
  return (
    <Stack as="section" aria-labelledby="api-help" gap="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <Text as="h2" id="api-help" textStyle="section">
        How programs use a key
      </Text>
      <Text>
        Send the key as <code>Authorization: Bearer</code> with each call. Add an <code>Idempotency-Key</code> to a call
        that changes something: sent twice, it runs once. You’ll find every call and answer in the{' '}
        <Link href={`${CONTRACT_BASE}/public/openapi.json`} target="_blank" rel="noreferrer" color="sea.fg">
          OpenAPI document
        </Link>
        .
      </Text>
      <Text fontWeight="500">Base address</Text>
      <CopyBox text={base} copies="Copy base address" />
      <Text fontWeight="500">Try it</Text>
      <CopyBox
        text={`curl -H "Authorization: Bearer $WAYLINE_KEY" \\\n  "${base}/trips/api/v1/trips"`}
        copies="Copy example"
      />
      <Text color="fg.muted" textStyle="small">
        Keep keys out of web pages, apps and repositories: anyone who has one can act as you. Keys never reach users,
        roles, keys, the plan or the account. A revoked key stops working within 30 seconds.
      </Text>
    </Stack>
  );
};
