import { Button, HStack, Text } from '@chakra-ui/react';
import type { Permission } from '@wayline/core/access/permissions';
import { Eye, EyeOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../lib/use-permission';

const RevealDialog = lazy(async () => ({ default: (await import('./reveal-dialog')).RevealDialog }));

type Props = {
  /** Whose number it is, as a sentence goes on: `the passport number of Mina Okafor`. */
  what: string;
  /** What stands for it while it is hidden. */
  masked: ReactNode;
  label?: string;
  permission: Permission;
  action: string;
  ask: (reason: string) => Promise<string>;
};

/** A number that is hidden until somebody says why they need it; who looked, and why, is logged by the server. Source: G-173. */
export const MaskedNumber = ({ what, masked, label, permission, action, ask }: Props) => {
  const [shown, setShown] = useState<string>();
  const [asking, setAsking] = useState(false);
  const allowed = useGuardedAction(permission, action);
  return (
    <HStack gap="1" minH="6">
      <Text textStyle="figures" aria-live="polite" userSelect="all">
        {label} {shown ?? masked}
      </Text>
      <Button
        size="2xs"
        variant="ghost"
        aria-label={`${shown ? 'Hide' : 'Show'} ${what}`}
        onClick={shown ? () => setShown(undefined) : allowed(() => setAsking(true))}
      >
        {shown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
        {shown ? 'Hide' : 'Show'}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <RevealDialog title={`Show ${what}`} ask={ask} onClose={() => setAsking(false)} onReveal={setShown} />
        )}
      </Suspense>
    </HStack>
  );
};
