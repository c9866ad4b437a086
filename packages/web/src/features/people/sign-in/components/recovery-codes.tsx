import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { notify } from '../../../../ui/toaster';

type Props = { codes: readonly string[]; onDone: () => void };

const FILE = 'wayline-recovery-codes.txt';
const download = (text: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** A new set of recovery codes. This is the one time they can be seen. */
export const RecoveryCodes = ({ codes, onDone }: Props) => {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => notify({ kind: 'success', title: 'Codes copied' }));
  return (
    <Box as="section" aria-label="Recovery codes" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <Text fontWeight="600">Save these recovery codes</Text>
      <Text color="fg.muted" mt="1">
        If you don’t have your phone, your password and one of these codes sign you in. Each code works once. You won’t
        see them again, so store them with your passwords or print them.
      </Text>
      <chakra.ul
        listStyleType="none"
        my="4"
        p="4"
        borderRadius="l2"
        bg="bg.subtle"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <HStack gap="2" wrap="wrap">
        <Button onClick={onDone}>I saved them</Button>
        <Button variant="outline" onClick={copy}>
          <Copy size={14} aria-hidden /> Copy
        </Button>
        <Button variant="outline" onClick={() => download(text)}>
          <Download size={14} aria-hidden /> Download
        </Button>
      </HStack>
    </Box>
  );
};
