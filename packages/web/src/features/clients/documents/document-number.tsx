import { Button, HStack, Text } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import type { ShownDocument } from '../client-query';

const RevealDialog = lazy(async () => ({ default: (await import('./reveal-dialog')).RevealDialog }));

type Props = { document: ShownDocument; name: string };

/** The number of a document, masked but for its end until somebody says why they need it. Source: G-173. */
export const DocumentNumber = ({ document, name }: Props) => {
  const [shown, setShown] = useState<string>();
  const [asking, setAsking] = useState(false);
  const edits = usePermission('Edit Client Profiles');
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  if (document.number_ends === undefined)
    return (
      <Text color="fg.muted" textStyle="small">
        No number yet
      </Text>
    );
  return (
    <HStack gap="1" minH="6">
      <Text textStyle="figures" aria-live="polite" userSelect="all">
        {shown ?? (
          <>
            <span aria-hidden>••••</span> {document.number_ends}
          </>
        )}
      </Text>
      {edits && (
        <Button
          size="2xs"
          variant="ghost"
          aria-label={`${shown ? 'Hide' : 'Show'} the number of ${name}`}
          onClick={shown ? () => setShown(undefined) : allowed(() => setAsking(true))}
        >
          {shown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
          {shown ? 'Hide' : 'Show'}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && (
          <RevealDialog
            document={document}
            title={`Show the number of ${name}`}
            onClose={() => setAsking(false)}
            onReveal={setShown}
          />
        )}
      </Suspense>
    </HStack>
  );
};
