import { Link, Stack, Text } from '@chakra-ui/react';
import { CONTRACT_BASE } from './api-address';
import { CopyBox } from './copy-box';

/** How a program uses a key: where the product is reached, what it can be asked, and one call to try. */
export const ApiHelp = () => {
  const base = `${location.origin}${CONTRACT_BASE}`;
  return (
    <Stack as="section" aria-labelledby="api-help" gap="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <Text as="h2" id="api-help" textStyle="section">
        How a program uses a key
      </Text>
      <Text>
        Each call carries the key as <code>Authorization: Bearer</code>. A call that changes something may carry an{' '}
        <code>Idempotency-Key</code>: sent twice, it is done once. What can be asked, and what is answered, stands in
        the{' '}
        <Link href={`${CONTRACT_BASE}/public/openapi.json`} target="_blank" rel="noreferrer" color="sea.fg">
          OpenAPI document
        </Link>
        .
      </Text>
      <Text fontWeight="500">Base address</Text>
      <CopyBox text={base} copies="Copy the base address" />
      <Text fontWeight="500">Try it</Text>
      <CopyBox
        text={`curl -H "Authorization: Bearer $WAYLINE_KEY" \\\n  "${base}/trips/api/v1/trips"`}
        copies="Copy the example"
      />
      <Text color="fg.muted" textStyle="small">
        Keep a key out of web pages, apps and repositories: whoever has it is you. Keys never reach users, roles, keys,
        the plan or the account. A revoked key is refused within 30 seconds.
      </Text>
    </Stack>
  );
};
