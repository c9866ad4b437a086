import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateNotice } from './state-notice';

type Props = {
  icon: LucideIcon;
  /** What will stand here. */
  title: string;
  /** What it is good for, in a sentence or two. */
  text: ReactNode;
  /** The first step. */
  action?: ReactNode;
};

/** A place with nothing in it yet: what it is for, and the first step. */
export const EmptyState = ({ action, ...words }: Props) => (
  <StateNotice {...words}>{action && <Box mt="1">{action}</Box>}</StateNotice>
);
