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
      notify({ kind: 'warning', title: read.error.issues[0]?.message ?? 'This is no office code.' });
      setTyped(kept);
      return;
    }
    setTyped(read.data);
    if (read.data !== kept) onSave(read.data);
  };
  return (
    <Input
      aria-label={`PCC of ${name}`}
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
