import { Button, Stack, Text } from '@chakra-ui/react';
import { CopyBox } from './copy-box';
import { toEmbedCode, type Way } from './ways';

type Props = { url: string; way: Way; email: string | undefined; name: string; onAnother: () => void };

/** The link that was just made. It is shown this once. */
export const MadeLink = ({ url, way, email, name, onAnother }: Props) => (
  <Stack gap="3" role="status">
    <Text>
      {way === 'mail'
        ? `Sent to ${email ?? 'your client'}. You can also copy the link.`
        : 'Copy it now; you won’t see it again.'}
    </Text>
    {way === 'embed' ? (
      <CopyBox label="Embed code" text={toEmbedCode(url, name)} />
    ) : (
      <CopyBox label="Link" text={url} />
    )}
    <Button size="sm" variant="ghost" alignSelf="start" onClick={onAnother}>
      Make another link
    </Button>
  </Stack>
);
