import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'error';

const LOOK: Record<Tone, { bg: string; color: string }> = {
  neutral: { bg: 'bg.muted', color: 'fg' },
  accent: { bg: 'sea.subtle', color: 'sea.fg' },
  info: { bg: 'bg.info', color: 'fg.info' },
  success: { bg: 'bg.success', color: 'fg.success' },
  warning: { bg: 'bg.warning', color: 'fg.warning' },
  error: { bg: 'bg.error', color: 'fg.error' },
};

/** A state in one or two words; the words say it, the colour only helps. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <Badge {...LOOK[tone]} textStyle="small" fontWeight="600" px="2" py="0.5" borderRadius="l1" whiteSpace="nowrap">
    {children}
  </Badge>
);
