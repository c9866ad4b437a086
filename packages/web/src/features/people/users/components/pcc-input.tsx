import { Input } from '@chakra-ui/react';
import { Pcc } from '@wayline/core/areas/people/users';
import { useState } from 'react';
import { notify } from '../../../../ui/toaster';

type Props = { name: string; kept: string; onSave: (pcc: string) => void };

/** The office of one user; it is saved when the field is left or Enter is pressed, and Escape takes back what was typed. */
export const PccInput = ({ name, kept, onSave }: Props) => {
  const [typed, setTyped] = useState(kept);
  const leave = () => {
    const read = Pcc.safeParse(typed);
    if (!read.success) {
      notify({
        kind: 'warning',
        title: read.error.issues[0]?.message ?? 'That’s not an office code. Use 3 to 5 letters and digits.',
      });
      setTyped(kept);
      return;
    }
    setTyped(read.data);
    if (read.data !== kept) onSave(read.data);
  };
  return (
    <Input
      aria-label={`PCC for ${name}`}
      value={typed}
      maxLength={5}
      spellCheck={false}
      placeholder="None"
      textTransform="uppercase"
      _placeholder={{ textTransform: 'none' }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(kept);
      }}
    />
  );
};
