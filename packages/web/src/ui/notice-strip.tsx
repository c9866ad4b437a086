import { Box, HStack, IconButton } from '@chakra-ui/react';
import type { UsersNotice } from '@wayline/core/access/company-denormalized';
import { Info, TriangleAlert, X } from 'lucide-react';
import { RichWords } from './rich-words';

type Props = { notice: Pick<UsersNotice, 'text' | 'tone'>; onClose?: () => void };

/** A notice of the company, over the whole width of what is below it. */
export const NoticeStrip = ({ notice: { text, tone }, onClose }: Props) => {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <HStack
      as="section"
      aria-label="Company notice"
      align="start"
      gap="3"
      px="4"
      py="3"
      mb="4"
      borderRadius="l2"
      borderWidth="1px"
      bg={tone === 'warning' ? 'bg.warning' : 'bg.info'}
      color={tone === 'warning' ? 'fg.warning' : 'fg.info'}
      borderColor={tone === 'warning' ? 'border.warning' : 'border.info'}
    >
      <Box pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere" display="flex" flexDirection="column" gap="2">
        <RichWords text={text} />
      </Box>
      {onClose && (
        <IconButton size="2xs" variant="ghost" color="inherit" aria-label="Dismiss notice" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </HStack>
  );
};
