import { sum } from '@wayline/core/base/sum';
import { SummaryStrip } from '../list/summary-strip';
import type { Statement } from './statement-queries';
import { AGING_WORDS } from './statement-words';

const PERCENT = 100;

/** What is open today by how long ago it was due, in words and as a bar; nothing where nothing is open. */
export const AgingStrip = ({ currency, aging }: Pick<Statement, 'currency' | 'aging'>) => {
  const whole = sum(Object.values(aging));
  if (whole === 0) return null;
  return (
    <SummaryStrip
      label="Open today by age"
      currency={currency}
      whole={{ label: 'Open today', minor: whole }}
      parts={AGING_WORDS.map(({ key, label, color }) => ({
        ...{ label, color, minor: aging[key], isWarning: key !== 'not_due' },
        pct: Math.round((aging[key] / whole) * PERCENT),
      }))}
    />
  );
};
