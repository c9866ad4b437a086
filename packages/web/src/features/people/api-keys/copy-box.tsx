import { Box, Button, HStack } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { notify } from '../../../ui/toaster';

type Props = { text: string; copies: string; testId?: string };

/** A text for another program, with a button that copies it. */
export const CopyBox = ({ text, copies, testId }: Props) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', title: 'Copied' });
    } catch {
      notify({
        kind: 'warning',
        title: 'Your browser didn’t allow copying. Please select the text and copy it yourself.',
      });
    }
  };
  return (
    <HStack align="center" gap="2" p="3" bg="bg.muted" borderRadius="l2">
      <Box
        as="pre"
        data-testid={testId}
        flex="1"
        minW="0"
        fontFamily="mono"
        textStyle="small"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
      <Button size="xs" variant="outline" aria-label={copies} onClick={() => void copy()}>
        <Copy size={14} aria-hidden /> Copy
      </Button>
    </HStack>
  );
};
