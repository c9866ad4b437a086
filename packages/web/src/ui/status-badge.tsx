import type { ReactNode } from 'react';
import type { Tone } from './theme/mark-styles';

export type { Tone };

/** A state in one or two words; the words say it, the colour only helps. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className="status-badge" data-tone={tone}>
    {children}
  </span>
);
