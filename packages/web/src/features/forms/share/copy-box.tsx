import { Button, HStack, Textarea } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';

/** A text to be taken elsewhere. */
export const CopyBox = ({ label, text }: { label: string; text: string }) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', title: 'Copied' });
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  return (
    <HStack align="start" gap="2">
      <Textarea
        readOnly
        aria-label={label}
        size="sm"
        rows={3}
        fontFamily="mono"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        <Copy size={14} aria-hidden /> Copy
      </Button>
    </HStack>
  );
};
