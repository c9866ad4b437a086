import { StatusBadge, type Tone } from '../../../../ui/status-badge';
import type { DuplicatePair } from '../merge-queries';

const GRADES: Record<DuplicatePair['grade'], { words: string; tone: Tone }> = {
  certain: { words: 'Certain', tone: 'error' },
  likely: { words: 'Likely', tone: 'warning' },
  possible: { words: 'Possible', tone: 'neutral' },
};

/** How sure it is that two profiles are one person. */
export const GradeChip = ({ grade }: Pick<DuplicatePair, 'grade'>) => (
  <StatusBadge tone={GRADES[grade].tone}>{GRADES[grade].words}</StatusBadge>
);
