import { Box, Button, chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, type ShownToast, shownToasts, subscribeToasts, type ToastKind } from '../lib/toast-store';
import { usePausableTimer } from './pausable-timer';

export { notify } from '../lib/toast-store';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const INK: Record<ToastKind, string> = {
  info: 'fg.info',
  success: 'fg.success',
  warning: 'fg.warning',
  error: 'fg.error',
};

const ToastCard = ({ id, kind, title, text, undo, delay }: ShownToast) => {
  const { hold, release } = usePausableTimer(delay, () => dismissToast(id));
  const Icon = ICONS[kind];
  return (
    <HStack
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      align="start"
      gap="3"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="lg"
      pointerEvents="auto"
      data-toast={kind}
    >
      <Box color={INK[kind]} pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {title}
        </Text>
        {text && <Text color="fg.muted">{text}</Text>}
      </Box>
      {undo && (
        <Button
          size="2xs"
          variant="ghost"
          onClick={() => {
            dismissToast(id);
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <IconButton aria-label="Close this message" size="2xs" variant="ghost" onClick={() => dismissToast(id)}>
        <X size={14} />
      </IconButton>
    </HStack>
  );
};

/** Where toasts appear: above everything, dialogs included, and read out politely. Mounted once. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // A popover shown later lies above a dialog opened before it.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <chakra.section
      ref={region}
      popover="manual"
      aria-label="Messages"
      aria-live="polite"
      css={{
        position: 'fixed',
        inset: 'auto 16px 16px auto',
        width: 'min(360px, calc(100vw - 32px))',
        margin: 0,
        padding: 0,
        border: 0,
        background: 'transparent',
        color: 'inherit',
        overflow: 'visible',
        pointerEvents: 'none',
        '@media (max-width: 47.99rem)': {
          insetBlockEnd: '80px',
          // A menu lies at the foot of the screen there, and its entries are not to be covered.
          'body:has(.chakra-menu__content[data-state=open]) &': { insetBlock: '64px auto' },
        },
      }}
    >
      <Box display="flex" flexDirection="column" gap="2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </Box>
    </chakra.section>
  );
};
