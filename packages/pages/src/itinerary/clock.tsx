import { useLingui } from '@lingui/react';
import { clock } from '../format/clock-text';
import { zoneText } from '../format/zone-text';

/** A local time; with its zone's short name when it is given one to show. */
export const Clock = ({ date, time, zone }: { date: string; time: string; zone?: string }) => {
  const { i18n } = useLingui();
  return (
    <span className="clock">
      <time dateTime={`${date}T${time}`}>{clock(i18n, time)}</time>
      {zone && <span className="zone"> {zoneText(zone, date, time)}</span>}
    </span>
  );
};
