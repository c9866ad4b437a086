import { Box, Button, chakra, HStack, IconButton, type SystemStyleObject, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
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

/** Where toasts appear: above everything, dialogs included, and read out politely. */
const Region = ({ label, toasts, css }: { label: string; toasts: readonly ShownToast[]; css: SystemStyleObject }) => {
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
      aria-label={label}
      aria-live="polite"
      css={{
        position: 'fixed',
        width: 'min(360px, calc(100vw - 32px))',
        margin: 0,
        padding: 0,
        border: 0,
        background: 'transparent',
        color: 'inherit',
        overflow: 'visible',
        pointerEvents: 'none',
        ...css,
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

/** Below the bar at the top of the app, so that it stays in reach. */
const AT_THE_TOP = { top: '64px', right: '16px', bottom: 'auto', left: 'auto' };
const AT_THE_FOOT = {
  inset: 'auto 16px 16px auto',
  '@media (max-width: 47.99rem)': {
    insetBlockEnd: '80px',
    // A menu lies at the foot of the screen there, and its entries are not to be covered.
    'body:has(.chakra-menu__content[data-state=open]) &': { insetBlock: '64px auto' },
  },
};

/** What was said in passing: what went wrong at the top right, everything else at the foot of the screen. Mounted once. Source: R-ACC-150. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts);
  const [errors, others] = useMemo(
    () => [toasts.filter(({ kind }) => kind === 'error'), toasts.filter(({ kind }) => kind !== 'error')],
    [toasts],
  );
  return (
    <>
      <Region label="Errors" toasts={errors} css={AT_THE_TOP} />
      <Region label="Messages" toasts={others} css={AT_THE_FOOT} />
    </>
  );
};
