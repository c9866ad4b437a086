import type { Severity } from '@wayline/core/areas/trip/trip-check/finding';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** How each severity looks; its name is read out, so that colour and picture only help. */
export const SEVERITY_STYLES: Record<Severity, { icon: LucideIcon; color: string; name: string }> = {
  problem: { icon: CircleAlert, color: 'fg.error', name: 'Problem' },
  warning: { icon: TriangleAlert, color: 'fg.warning', name: 'Warning' },
  note: { icon: Info, color: 'fg.info', name: 'Note' },
};
