import { Box, chakra, Heading, HStack, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

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

/** A dialog or a sheet on the platform's own `<dialog>`: focus stays inside, Escape closes, focus goes back. */
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
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
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
        <HStack
          justify="space-between"
          gap="3"
          px="5"
          pt="4"
          pb="2"
          {...(bare && { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', p: '0' })}
        >
          <Heading as="h2" id={titleId} textStyle="section">
            {title}
          </Heading>
          {!bare && (
            <IconButton aria-label="Close" size="xs" variant="ghost" onClick={onClose} marginInlineEnd="-2">
              <X size={16} />
            </IconButton>
          )}
        </HStack>
        <Box flex="1" overflowY="auto" px={bare ? '0' : '5'} pb={footer || bare ? '0' : '5'}>
          {children}
        </Box>
        {footer && (
          <HStack justify="flex-end" gap="2" px="5" py="4" wrap="wrap">
            {footer}
          </HStack>
        )}
      </Box>
    </chakra.dialog>
  );
};
