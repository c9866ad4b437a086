import { Box, chakra, Heading, HStack, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type Props = {
  open: boolean;
  /** Called by Escape, by the close button and by a press outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, at the bottom; the one to press next comes last. */
  footer?: ReactNode;
  /** `sheet` stands at the side, and rises from the bottom on phones; `dialog` stands in the middle. */
  kind?: 'dialog' | 'sheet';
  width?: string;
  role?: 'dialog' | 'alertdialog';
  /** Hides the title bar; the title is still read out. */
  bare?: boolean;
};

const FIRST = ['input:not([hidden], [tabindex="-1"])', 'select', 'textarea', 'button', 'a[href]']
  .map((kind) => `${kind}:not(:disabled)`)
  .join();

const middle = {
  margin: 'auto',
  marginBlockStart: { base: 'auto', md: '12vh' },
  borderRadius: 'l3',
  maxHeight: '80dvh',
};
const side = {
  marginInlineStart: 'auto',
  marginBlock: { base: 'auto 0', md: '0' },
  height: { base: 'fit-content', md: '100dvh' },
  maxHeight: { base: '88dvh', md: '100dvh' },
  borderRadius: { base: '12px 12px 0 0', md: '0' },
  borderBlockWidth: { md: '0' },
  borderInlineEndWidth: '0',
};

/**
 * A dialog or a sheet on the platform's own `<dialog>`: focus begins at the first thing to fill in or press, stays inside, and goes back
 * to where it was; Escape closes.
 */
export const Modal = ({
  open,
  onClose,
  title,
  children,
  footer,
  kind = 'dialog',
  width,
  role = 'dialog',
  bare,
}: Props) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const ask = useRef(onClose);
  ask.current = onClose;
  // Before anything is painted, both ways: focus that comes back later would take it from what was pressed meanwhile, and close its menu.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    // Left to itself, a browser may choose the part that scrolls.
    dialog.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
    // A second Escape closes without asking the page; whether it stays open is for the page to say.
    const closed = () => {
      if (dialog.open) return;
      dialog.showModal();
      ask.current();
    };
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      // What is behind an open dialog takes no focus.
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    <chakra.dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      padding="0"
      borderWidth="1px"
      bg="bg.panel"
      color="fg"
      shadow="xl"
      width={{ base: '100vw', md: width ?? '480px' }}
      maxWidth={kind === 'sheet' ? '100vw' : 'calc(100vw - 24px)'}
      overflow="hidden"
      css={{
        ...(kind === 'sheet' ? side : middle),
        ...(bare && { marginBlockStart: '8vh' }),
        '&::backdrop': { background: 'rgb(12 16 20 / 0.45)' },
      }}
    >
      <Box display="flex" flexDirection="column" height="100%" maxHeight="inherit">
        <Heading
          as="h2"
          id={titleId}
          textStyle="section"
          overflowWrap="anywhere"
          ps="5"
          pe="14"
          pt="4"
          pb="2"
          {...(bare && { srOnly: true })}
        >
          {title}
        </Heading>
        <Box flex="1" overflowY="auto" px={bare ? '0' : '5'} pt={bare ? '0' : '1'} pb={footer || bare ? '0' : '5'}>
          {children}
        </Box>
        {footer && (
          <HStack justify="flex-end" gap="2" px="5" py="4" wrap="wrap">
            {footer}
          </HStack>
        )}
        {!bare && (
          <IconButton
            aria-label="Close"
            size="xs"
            variant="ghost"
            position="absolute"
            top="3"
            insetInlineEnd="3"
            onClick={onClose}
          >
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </Box>
    </chakra.dialog>
  );
};
