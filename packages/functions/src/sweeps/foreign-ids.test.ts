import { describe, expect, it } from 'vitest';
import { DAYS, foreignIdAttacks } from './foreign-ids';
import { inputOfAttack } from './hostile-inputs';

const id = (prefix: string, digit: string) => `${prefix}_${digit.repeat(26)}`;
const OURS = { trip_id: id('trp', '0'), title: 'A', items: [{ id: id('bkg', '0'), version: 1 }] };
const THEIRS = { trip_id: id('trp', '1'), title: 'B', items: [{ id: id('bkg', '1'), version: 2 }] };
const FOREIGN = [id('trp', '1'), id('usr', '1')];

const inputsOf = (day: number | undefined) =>
  foreignIdAttacks(OURS, THEIRS, FOREIGN, day).map((attack) => inputOfAttack(OURS, attack).input);

describe('foreign ids in an input', () => {
  it('stand in the place of one of its own each day', () => {
    for (let day = 0; day < DAYS; day += 1) {
      expect(inputsOf(day)).toContainEqual({ ...OURS, trip_id: THEIRS.trip_id });
      expect(inputsOf(day)).toContainEqual({ ...OURS, items: [{ id: THEIRS.items[0]?.id, version: 1 }] });
    }
  });

  it('come to every field within the days that are promised, whichever is the first', () => {
    const all = inputsOf(undefined);
    expect(all).toContainEqual({ ...OURS, title: FOREIGN[1] });
    for (const first of [0, 3, 20_785]) {
      const sent = Array.from({ length: DAYS }, (_, day) => inputsOf(first + day)).flat();
      for (const input of all) expect(sent).toContainEqual(input);
    }
  });
});
