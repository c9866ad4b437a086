import { SelectSetting } from '../builder/inputs';

const DAYS = [7, 30, 90, 400] as const;
export const FOREVER = '';

/** For how many days a link works, as text; `FOREVER` for as long as its form does. */
export const DaysValid = ({ value, onChange }: { value: string; onChange: (days: string) => void }) => (
  <SelectSetting label="Link expires after" value={value} onChange={onChange}>
    <option value={FOREVER}>Never</option>
    {DAYS.map((count) => (
      <option key={count} value={count}>
        {`${count} days`}
      </option>
    ))}
  </SelectSetting>
);
